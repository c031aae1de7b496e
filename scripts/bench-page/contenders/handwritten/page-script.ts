// Favourites and login in one delegated listener: the complete script of the hand-written pages.
const KEY = 'favourites'

const favourites = new Set<string>(JSON.parse(localStorage.getItem(KEY) ?? '[]'))

function show(button: HTMLElement, isPressed: boolean): void {
  button.setAttribute('aria-pressed', String(isPressed))
  button.textContent = isPressed ? 'In favourites' : 'Add to favourites'
}

function toggle(button: HTMLElement): void {
  const id = button.dataset['id'] ?? ''
  const isPressed = !favourites.delete(id)
  if (isPressed) favourites.add(id)
  localStorage.setItem(KEY, JSON.stringify([...favourites]))
  show(button, isPressed)
}

function openLogin(): void {
  let dialog = document.querySelector('dialog')
  if (!dialog) {
    dialog = document.createElement('dialog')
    const form = document.querySelector<HTMLTemplateElement>('#login-form')
    if (form) dialog.append(form.content.cloneNode(true))
    document.body.append(dialog)
  }
  dialog.showModal()
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLElement>('.fav')
  if (button) toggle(button)
  if (target.closest('#login')) openLogin()
})

for (const button of document.querySelectorAll<HTMLElement>('.fav'))
  if (favourites.has(button.dataset['id'] ?? '')) show(button, true)
