/** One sentence in the lower corner, at most one action; errors stay until they are closed (look/guide.md, 6). */
export function toast(
  text: string,
  options: { action?: { label: string; run: () => void }; error?: string } = {},
): void {
  const box =
    document.getElementById('toasts') ??
    document.body.appendChild(Object.assign(document.createElement('div'), { id: 'toasts', className: 'toasts' }))
  box.setAttribute('role', 'status')
  const note = document.createElement('div')
  note.className = options.error === undefined ? 'toast' : 'toast toast-bad'
  note.append(Object.assign(document.createElement('p'), { textContent: text }))
  const close = () => note.remove()
  const button = (label: string, run: () => void) => {
    const made = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: label,
      className: 'link',
    })
    made.addEventListener('click', () => {
      run()
      close()
    })
    note.append(made)
  }
  if (options.action) button(options.action.label, options.action.run)
  if (options.error !== undefined) button(options.error, () => {})
  else setTimeout(close, options.action ? 8000 : 3000)
  box.replaceChildren(note)
}
