// A switch writes at once, and never twice at a time.
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Switch } from '../../src/components/shoelace/Switch.tsx'
import { hydrate, openPage } from './island.tsx'

const sent: boolean[] = []
let answer = () => {}

function Setting() {
  const [isOn, setOn] = useState(true)
  const change = (next: boolean) => {
    setOn(next)
    sent.push(next)
    return new Promise<void>((resolve) => {
      answer = resolve
    })
  }
  return (
    <Switch checked={isOn} onChange={change}>
      Notices
    </Switch>
  )
}

it('reverts a press that comes before the previous one is answered, even within the same tick', async () => {
  await openPage('/en-US/news/')
  await hydrate(<Setting />)
  await customElements.whenDefined('sl-switch')
  const notices = page.getByRole('switch', { name: 'Notices' })
  await expect.poll(() => document.querySelector('sl-switch')?.shadowRoot?.querySelector('input')).toBeTruthy()
  const input = document.querySelector('sl-switch')?.shadowRoot?.querySelector('input')
  // Twice before React can render.
  input?.click()
  input?.click()
  await expect.element(notices).not.toBeChecked()
  expect(sent).toEqual([false])
  answer()
  await expect.poll(() => document.querySelector('sl-switch')?.getAttribute('aria-busy')).toBe('false')
  input?.click()
  await expect.element(notices).toBeChecked()
  expect(sent).toEqual([false, true])
})
