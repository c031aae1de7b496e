import { atom, type ReadableAtom } from 'nanostores'

export interface Toast {
  text: string
  action?: { label: string; run: () => void }
  /** An error: it remains until it is closed. */
  bad?: boolean
  /**
   * It remains until it is closed, whatever other messages appear; a new message with the same id replaces its text,
   * and one without a text removes it.
   */
  id?: string
  /** The visitor has closed it, or pressed its action. */
  onClose?: () => void
}

const $last = atom<Toast | null>(null)

/**
 * The message in the page's bottom corner: the latest one, which replaces the one before unless that has an id
 * (client/toast.ts).
 */
export const $toasts: ReadableAtom<Toast | null> = $last

/** One sentence, with at most one action, such as undo. */
export const showToast = (toast: Toast): void => $last.set(toast)
