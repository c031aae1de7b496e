import { local, readStored } from '../../lib/storage.ts'
import { deviceKey } from '../../lib/storage-keys.ts'

/** The key under which an editor's page stores content for review (Spec 2: demo.html reads it from local storage). */
export const REVIEW_KEY = deviceKey('reviewContent')

export interface Review {
  title: string
  /** Not yet sanitised. */
  html: string
}

/** The review content: JSON `{ "title", "content" }`, or plain HTML. null if there is none. */
export function readReview(): Review | null {
  const stored = readStored(local, REVIEW_KEY)?.trim() ?? ''
  if (stored === '') return null
  if (!stored.startsWith('{')) return { title: '', html: stored }
  try {
    const { title, content } = JSON.parse(stored) as Record<string, unknown>
    return { title: typeof title === 'string' ? title : '', html: typeof content === 'string' ? content : '' }
  } catch {
    return { title: '', html: stored }
  }
}
