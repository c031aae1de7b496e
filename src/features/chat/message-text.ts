import type { ChatMessage } from '@fair/contract/chat.ts'
import { shownFileName } from '@fair/contract/rules/chat-files.ts'
import type { PageContext } from '../../lib/page.ts'

/** A message in one line of text, for lists, notifications and screen readers. */
export function messageText(
  { t }: Pick<PageContext, 't'>,
  { contentsType, msgContent, file }: Pick<ChatMessage, 'contentsType' | 'msgContent' | 'file'>,
): string {
  switch (contentsType) {
    case 'TEXT':
      return msgContent
    case 'IMAGE':
      return t('chat:pictureMark')
    case 'VOICE':
      return t('chat:voiceMark')
    case 'FILE':
      return t('chat:fileMark', { name: shownFileName(file?.fileName ?? '') })
    default:
      return contentsType satisfies never
  }
}

/** A message in a list of chats: translated if a translation is known, and marked if the visitor has written it. */
export function previewOf(
  page: Pick<PageContext, 't'>,
  message: Pick<ChatMessage, 'contentsType' | 'msgContent' | 'file' | 'translation' | 'from'>,
  self: string,
): string {
  const { translation } = message
  const text = message.contentsType === 'TEXT' && translation ? translation : messageText(page, message)
  return message.from === self ? page.t('chat:you', { text }) : text
}
