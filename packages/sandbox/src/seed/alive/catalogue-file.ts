import type { ChatFile } from '../../sent.ts'
import type { Fair } from '../types.ts'

/** The paper that an exhibitor's staff sends to a chat: that of the first of its exhibits with one, in English. */
export function catalogueFile(fair: Fair, exhibitorId: string): { url: string; file: ChatFile } | undefined {
  for (const exhibit of fair.exhibits) {
    if (exhibit.exhibitorId !== exhibitorId) continue
    const [paper] = exhibit.compose('en-US').downloads
    if (!paper) continue
    const { url, fileName, format, bytes } = paper
    return { url, file: { fileName, format, bytes } }
  }
  return undefined
}
