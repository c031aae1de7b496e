import type { PageData } from '../stores/page-data.ts'
import { $toasts, type Toast } from '../stores/toasts.ts'

/** How long a sentence stands, and one with an action, in ms. */
const READ_MS = 3000
const ACTION_MS = 8000

/**
 * One sentence in the lower corner, at most one action; errors stay until they are closed (look/guide.md, 6), and so does
 * what has an id. Nothing goes that is pointed at or has the focus.
 */
export function startToasts({ uiStrings }: PageData): void {
  // A status region is read from when it is before its text.
  const box = document.createElement('div')
  box.id = 'toasts'
  box.className = 'toasts'
  box.setAttribute('role', 'status')
  const stand = () => box.isConnected || document.body.append(box)
  stand()
  const noteOf = (id: string) => box.querySelector<HTMLElement>(`[data-toast="${CSS.escape(id)}"]`)
  // What was said before this file had come is shown now.
  $toasts.subscribe((toast) => {
    if (!toast) return
    const before = toast.id === undefined ? null : noteOf(toast.id)
    if (toast.text === '') return before?.remove()
    if (before) return changeText(before, toast.text)
    if (toast.id === undefined) box.querySelector('.toast:not([data-toast])')?.remove()
    stand()
    box.append(noteFor(toast, uiStrings.close))
  })
}

/** A text that goes with the clock is not read out again each time. */
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
  if (action) button(action.label, action.run)
  if (id !== undefined) note.dataset['toast'] = id
  if (bad || id !== undefined) button(closeText)
  else {
    const goes = () => (note.matches(':hover, :focus-within') ? void setTimeout(goes, READ_MS) : note.remove())
    setTimeout(goes, action ? ACTION_MS : READ_MS)
  }
  return note
}
