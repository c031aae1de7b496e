import type { PageData } from '../stores/page-data.ts'
import { $session } from '../stores/session.ts'
import { $toasts, type Toast } from '../stores/toasts.ts'

/** How long a message is shown, and one with an action, in ms. */
const READ_MS = 3000
const ACTION_MS = 8000

/**
 * Shows one message in the bottom corner, with at most one action; errors remain until they are closed, as do messages
 * with an id. A message that is hovered or focused is not removed.
 */
export function startToasts({ uiStrings }: PageData): void {
  // A status region must exist before its text to be announced.
  const box = document.createElement('div')
  box.id = 'toasts'
  box.className = 'toasts'
  box.setAttribute('role', 'status')
  // In the topmost open dialog (components/useModal.ts), which would cover it.
  const attach = () =>
    box.isConnected || ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).append(box)
  attach()
  const noteOf = (id: string) => box.querySelector<HTMLElement>(`[data-toast="${CSS.escape(id)}"]`)
  // Messages shown before this file had loaded are shown now.
  $toasts.subscribe((toast) => {
    if (!toast) return
    const before = toast.id === undefined ? null : noteOf(toast.id)
    if (toast.text === '') return before?.remove()
    if (before) return changeText(before, toast.text)
    if (toast.id === undefined) box.querySelector('.toast:not([data-toast])')?.remove()
    attach()
    box.append(noteFor(toast, uiStrings.close))
  })
  // What one person did is not undone for another.
  $session.listen(() => {
    for (const note of box.querySelectorAll('.has-action')) note.remove()
  })
}

/** A text that changes with the clock is not announced again each time. */
function changeText(note: HTMLElement, text: string): void {
  const words = note.querySelector('p')
  if (!words || words.textContent === text) return
  note.setAttribute('aria-live', 'off')
  words.textContent = text
}

function noteFor({ text, action, bad, id, onClose }: Toast, closeText: string): HTMLElement {
  const note = document.createElement('div')
  note.className = bad ? 'toast toast-bad' : 'toast'
  note.append(Object.assign(document.createElement('p'), { textContent: text }))
  const button = (label: string, run?: () => void) => {
    const made = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: label,
      className: 'link',
    })
    made.addEventListener('click', () => {
      run?.()
      note.remove()
      onClose?.()
    })
    note.append(made)
  }
  if (action) {
    button(action.label, action.run)
    note.classList.add('has-action')
  }
  if (id !== undefined) note.dataset['toast'] = id
  if (bad || id !== undefined) button(closeText)
  else {
    const goes = () => (note.matches(':hover, :focus-within') ? void setTimeout(goes, READ_MS) : note.remove())
    setTimeout(goes, action ? ACTION_MS : READ_MS)
  }
  return note
}
