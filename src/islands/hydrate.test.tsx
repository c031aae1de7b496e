// @vitest-environment jsdom
import { startTransition } from 'react'
// biome-ignore lint/style/noRestrictedImports: as Astro hydrates an island
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { hydrateKept } from './hydrate.ts'
import { useHydrated } from './useHydrated.ts'

const Island = () => (useHydrated() ? <b>loaded</b> : <i>skeleton</i>)

it('ends once an island has replaced what it was prerendered with', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Island />)
  document.body.append(place)
  let pulses = 0
  place.firstElementChild?.addEventListener('keyup', () => {
    pulses += 1
  })
  // As Astro does it.
  await hydrateKept(place, async () => startTransition(() => void hydrateRoot(place, <Island />)))
  expect(place.textContent).toBe('loaded')
  // Until it ends, presses are kept to be replayed, and would be done twice.
  expect(pulses).toBeLessThan(5)
})
