import { atom, type ReadableAtom } from 'nanostores'

export interface Toast {
  text: string
  action?: { label: string; run: () => void }
  /** A failure: it stays until it is closed. */
  bad?: boolean
  /** It stays until it is closed, whatever else is said meanwhile; said again under the same id, its text changes, and without a text it goes. */
  id?: string
  /** Its visitor has closed it, or pressed its action. */
  onClose?: () => void
}

const $last = atom<Toast | null>(null)

/** What the lower corner of the page says: the last one, which takes the place of the one before unless that has an id (client/toast.ts). */
export const $toasts: ReadableAtom<Toast | null> = $last

/** One sentence, with at most one action, such as undo. */
export const showToast = (toast: Toast): void => $last.set(toast)
