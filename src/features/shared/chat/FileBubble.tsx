import { Icon } from '../../../components/Icon.tsx'
import type { ChatFile } from '../../../contract/file.ts'
import { shownFileName } from '../../../domain/chat-files.ts'
import { isAddress } from '../../../domain/platform-values.ts'
import type { PageContext } from '../../../lib/page.ts'

interface Props {
  page: PageContext
  file: ChatFile | null | undefined
  /** Where it is downloaded, as the message has it. */
  url: string | null | undefined
}

/** A file that somebody has sent: its name, type and size, which are known before it is downloaded. */
export function FileBubble({ page, file, url }: Props) {
  const { t } = page
  if (!file || !url || !isAddress(url, 'download')) {
    return (
      <div className="bubble">
        <p className="small faint">{t('chat:noFile')}</p>
      </div>
    )
  }
  const name = shownFileName(file.fileName)
  return (
    // A file of another host may open in the browser instead of being saved: the conversation stays where it is.
    <a className="bubble file" href={url} download={name} target="_blank" rel="noopener noreferrer">
      <Icon name="download" />
      <span className="visually-hidden">{t('chat:download')} </span>
      <FileFacts page={page} file={file} />
    </a>
  )
}

/** What is told of a file: also of one on its way. */
export function FileFacts({ page, file: { fileName, format, bytes } }: { page: PageContext; file: ChatFile }) {
  return (
    <span>
      <bdi>{shownFileName(fileName)}</bdi>{' '}
      <small>{[format, page.format.bytes(bytes)].filter(Boolean).join(' · ')}</small>
    </span>
  )
}
