import type { PageData } from '../stores/page-data.ts'
import { $toasts } from '../stores/toasts.ts'

/** One sentence in the lower corner, at most one action; errors stay until they are closed (look/guide.md, 6). */
export function startToasts({ uiStrings }: PageData): void {
  // What was said before this file had come is shown now.
  $toasts.subscribe((toast) => {
    if (!toast) return
    const { text, action, bad } = toast
    const box =
      document.getElementById('toasts') ??
      document.body.appendChild(Object.assign(document.createElement('div'), { id: 'toasts', className: 'toasts' }))
    box.setAttribute('role', 'status')
    const note = document.createElement('div')
    note.className = bad ? 'toast toast-bad' : 'toast'
    note.append(Object.assign(document.createElement('p'), { textContent: text }))
    const close = () => note.remove()
    const button = (label: string, run?: () => void) => {
      const made = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: label,
        className: 'link',
      })
      made.addEventListener('click', () => {
        run?.()
        close()
      })
      note.append(made)
    }
    if (action) button(action.label, action.run)
    if (bad) button(uiStrings.close)
    else setTimeout(close, action ? 8000 : 3000)
    box.replaceChildren(note)
  })
}
