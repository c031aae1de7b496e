import type { PageData } from '../stores/page-data.ts'
import { loadActions } from './lazy-actions.ts'

/** Buttons with `data-action`: the code of each action is fetched when the pointer comes near. */
export function startActions(data: PageData): void {
  const buttonOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-action]')
  addEventListener('click', (event) => {
    const button = buttonOf(event)
    if (button) loadActions((actions) => actions.performAction(button, data), data)
  })
  const near = (event: Event) => {
    if (!buttonOf(event)) return
    removeEventListener('pointerover', near)
    loadActions((actions) => actions.prepare(data), data, true)
  }
  addEventListener('pointerover', near, { passive: true })
}
