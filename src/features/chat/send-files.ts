import { CHAT_FILE_MAX, type FileRefusal, sentAs, shownFileName } from '@fair/contract/rules/chat-files.ts'
import type { PageContext } from '../../lib/page.ts'
import type { Attachments } from '../shared/chat/attachments.ts'

/**
 * Sends each file as a picture or as a plain file.
 *
 * @returns the text for the visitor about files that were refused, by name and reason; null if none was
 */
export function sendFiles(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  uploads: Pick<Attachments, 'add'>,
  chatgroupId: string,
  files: readonly File[],
): string | null {
  const refused: Record<FileRefusal, string[]> = { kind: [], large: [], empty: [] }
  for (const file of files) {
    const sent = sentAs(file)
    if (sent.as === null) refused[sent.refusal].push(shownFileName(file.name))
    else uploads.add(chatgroupId, typed(file, sent.type), sent.as)
  }
  const messages: Record<FileRefusal, (names: string) => string> = {
    kind: (names) => t('chat:fileKind', { names }),
    large: (names) => t('chat:fileLarge', { names, max: format.number(CHAT_FILE_MAX / 1024 / 1024) }),
    empty: (names) => t('chat:fileEmpty', { names }),
  }
  const reasons = Object.entries(refused) as [FileRefusal, string[]][]
  const sentences = reasons.flatMap(([why, names]) => (names.length > 0 ? [messages[why](format.list(names))] : []))
  return sentences.length > 0 ? sentences.join(' ') : null
}

/** Browsers report no type for most drawings, so the type is derived from the file extension. */
const typed = (file: File, type: string): File => (file.type === type ? file : new File([file], file.name, { type }))
