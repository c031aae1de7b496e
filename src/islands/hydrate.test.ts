import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { hydrateKept } from './hydrate.ts'

it('an island that replaces its first element as it is hydrated is ready at once', async () => {
  const { window } = new JSDOM('<astro-island><p></p></astro-island>')
  vi.stubGlobal('KeyboardEvent', window.KeyboardEvent)
  const island = window.document.querySelector<HTMLElement>('astro-island')
  const skeleton = island?.firstElementChild
  if (!island || !skeleton) throw new Error('no island')
  let asked = 0
  skeleton.addEventListener('keyup', () => {
    asked += 1
    // React takes its mark off what it removes.
    island.replaceChildren(window.document.createElement('form'))
  })
  await hydrateKept(island, async () => {})
  vi.unstubAllGlobals()
  expect(asked).toBe(1)
})
