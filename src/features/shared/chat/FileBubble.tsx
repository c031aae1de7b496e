import type { ChatFile } from '@fair/contract/file.ts'
import { shownFileName } from '@fair/contract/rules/chat-files.ts'
import { isAddress } from '@fair/contract/rules/platform-values.ts'
import { Icon } from '../../../components/Icon.tsx'
import { joinFacts } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'

interface Props {
  file: ChatFile | null | undefined
  /** The download address from the message. */
  url: string | null | undefined
}

/** A file somebody has sent: its name, type and size, which are shown before the download. */
export function FileBubble({ file, url }: Props) {
  const { t } = usePage()
  if (!file || !url || !isAddress(url, 'download')) {
    return (
      <div className="bubble">
        <p className="small faint">{t('chat:noFile')}</p>
      </div>
    )
  }
  const name = shownFileName(file.fileName)
  return (
    // A file on another host may open in the browser instead of being saved: a new tab keeps the conversation open.
    <a className="bubble file" href={url} download={name} target="_blank" rel="noopener noreferrer">
      <Icon name="download" />
      <span className="visually-hidden">{t('chat:download')} </span>
      <FileFacts file={file} />
    </a>
  )
}

/** A file's name, type and size, also while it is being sent. */
export function FileFacts({ file: { fileName, format, bytes } }: { file: ChatFile }) {
  const page = usePage()
  return (
    <span>
      <bdi>{shownFileName(fileName)}</bdi> <small>{joinFacts(format, page.format.bytes(bytes))}</small>
    </span>
  )
}
