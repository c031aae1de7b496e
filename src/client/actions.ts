import type { PageData } from '../stores/page-data.ts'
import { loadActions } from './lazy-actions.ts'

/** Buttons with `data-act`: the code of each action is fetched when the pointer comes near. */
export function startActions(data: PageData): void {
  const actionOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-act]')?.dataset
  addEventListener('click', (event) => {
    const { act, actOn } = actionOf(event) ?? {}
    if (act) loadActions((actions) => actions.act(act, data, actOn), data)
  })
  const near = (event: Event) => {
    if (!actionOf(event)) return
    removeEventListener('pointerover', near)
    loadActions((actions) => actions.prepare(data), data, true)
  }
  addEventListener('pointerover', near, { passive: true })
}
