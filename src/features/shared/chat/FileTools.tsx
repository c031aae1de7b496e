import { type ComponentType, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import type { FileKind } from '../../../domain/message-kinds.ts'
import type { PageContext } from '../../../lib/page.ts'
import { PICTURE_TYPES } from './attachments.ts'
import { canRecord, type Recorder } from './useRecorder.ts'

interface Props {
  page: PageContext
  /** Nobody may write in this chat. */
  isClosed: boolean
  recorder: Recorder
  addPictures: (files: readonly File[]) => void
}

/** What makes a message of each kind that is a file; words are written in the field. */
const TOOLS: Readonly<Record<FileKind, ComponentType<Props>>> = { IMAGE: PictureTool, VOICE: VoiceTool }

/** The buttons above the field by which a file is sent. */
export const FileTools = (props: Props) => Object.entries(TOOLS).map(([kind, Tool]) => <Tool key={kind} {...props} />)

function PictureTool({ page: { t }, isClosed, addPictures }: Props) {
  const files = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        className="icon-btn"
        type="button"
        disabled={isClosed}
        aria-label={t('chat:addPicture')}
        title={t('chat:addPicture')}
        onClick={() => files.current?.click()}
      >
        <Icon name="image" />
      </button>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('chat:addPicture')}
        onChange={({ currentTarget }) => {
          addPictures([...(currentTarget.files ?? [])])
          // The same picture may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

function VoiceTool({ page: { t }, isClosed, recorder }: Props) {
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
