// @vitest-environment jsdom
import { startTransition, useState } from 'react'
// biome-ignore lint/style/noRestrictedImports: the test hydrates as Astro does
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { hydratePreservingInput } from './hydrate.ts'
import { useHydrated } from './useHydrated.ts'

const Island = () => (useHydrated() ? <b>loaded</b> : <i>skeleton</i>)

it('stops preserving input once an island has replaced its prerendered HTML', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Island />)
  document.body.append(place)
  let pulses = 0
  place.firstElementChild?.addEventListener('keyup', () => {
    pulses += 1
  })
  // As Astro does.
  await hydratePreservingInput(place, async () => startTransition(() => void hydrateRoot(place, <Island />)))
  expect(place.textContent).toBe('loaded')
  // Until it ends, presses are stored to be replayed, and would take effect twice.
  expect(pulses).toBeLessThan(5)
})

const states: boolean[] = []

function Box() {
  const [isOn, setOn] = useState(false)
  const change = (on: boolean) => {
    states.push(on)
    setOn(on)
  }
  return <input type="checkbox" checked={isOn} onChange={(event) => change(event.currentTarget.checked)} />
}

it('reports a checkbox that is ticked during hydration to React', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Box />)
  document.body.append(place)
  const box = place.querySelector('input')
  if (!box) throw new Error('no box')
  const late = new Set<HTMLInputElement>()
  const run = async () => {
    startTransition(() => void hydrateRoot(place, <Box />))
    // As the browser ticks it, unnoticed by React (client-intent.ts).
    box.checked = true
    late.add(box)
  }
  const restore = await hydratePreservingInput(place, run)
  restore(late)
  expect(states).toEqual([true])
  expect(box.checked).toBe(true)
})
