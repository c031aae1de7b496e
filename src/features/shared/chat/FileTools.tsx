import { CHAT_DOCUMENTS, CHAT_PICTURES } from '@fair/contract/rules/chat-files.ts'
import type { FileKind } from '@fair/contract/rules/message-kinds.ts'
import { type ComponentType, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import type { IconName } from '../../../components/icons.ts'
import { usePage } from '../../../components/usePage.ts'
import { canRecord, type Recorder } from './useRecorder.ts'

interface Props {
  /** Nobody may write in this chat any more. */
  isClosed: boolean
  recorder: Recorder
  addFiles: (files: readonly File[]) => void
}

/** The tool for each kind of message that is a file; text is written in the field. */
const TOOLS: Readonly<Record<FileKind, ComponentType<Props>>> = {
  IMAGE: PictureTool,
  VOICE: VoiceTool,
  FILE: DocumentTool,
}

/** The buttons above the field that send files, for the kinds this chat accepts. */
export const FileTools = ({ kinds, ...props }: Props & { kinds: readonly FileKind[] }) =>
  kinds.map((kind) => {
    const Tool = TOOLS[kind]
    return <Tool key={kind} {...props} />
  })

function PictureTool(props: Props) {
  const label = usePage().t('chat:addPicture')
  return <Chooser {...props} label={label} icon="image" accept={Object.keys(CHAT_PICTURES)} />
}

/** By file extension: operating systems have no types for drawings, and would not offer them. */
function DocumentTool(props: Props) {
  const { t } = usePage()
  const endings = Object.keys(CHAT_DOCUMENTS).map((ending) => `.${ending}`)
  return <Chooser {...props} label={t('chat:addFile')} icon="clip" accept={endings} />
}

interface ChooserProps extends Props {
  label: string
  icon: IconName
  accept: readonly string[]
}

function Chooser({ isClosed, addFiles, label, icon, accept }: ChooserProps) {
  const files = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        className="icon-btn"
        type="button"
        disabled={isClosed}
        aria-label={label}
        title={label}
        onClick={() => files.current?.click()}
      >
        <Icon name={icon} />
      </button>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={accept.join(',')}
        aria-label={label}
        onChange={({ currentTarget }) => {
          addFiles([...(currentTarget.files ?? [])])
          // Allows the same file to be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

function VoiceTool({ isClosed, recorder }: Props) {
  const { t } = usePage()
  if (!canRecord()) return null
  return (
    <button
      className="icon-btn"
      type="button"
      disabled={isClosed || recorder.state === 'recording' || recorder.state === 'full'}
      aria-busy={recorder.state === 'asking'}
      aria-label={t('chat:recordVoice')}
      title={t('chat:recordVoice')}
      onClick={recorder.start}
    >
      <Icon name="mic" />
    </button>
  )
}
