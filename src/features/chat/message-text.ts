import type { ChatMessage } from '../../contract/chat.ts'
import type { PageContext } from '../../lib/page.ts'

/** A message in one line of text, as lists, the browser's notes and screen readers have it. */
export function messageText(
  { t }: Pick<PageContext, 't'>,
  { contentsType, msgContent }: Pick<ChatMessage, 'contentsType' | 'msgContent'>,
): string {
  switch (contentsType) {
    case 'TEXT':
      return msgContent
    case 'IMAGE':
      return t('chat:pictureMark')
    case 'VOICE':
      return t('chat:voiceMark')
    default:
      return contentsType satisfies never
  }
}
