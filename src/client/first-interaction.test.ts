import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onFirstInteraction } from './first-interaction.ts'

let dom: JSDOM
const run = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  run.mockClear()
  dom = new JSDOM('<button data-action="login"></button><a href="/exhibits/"><b></b></a><p></p>')
  vi.stubGlobal('addEventListener', dom.window.addEventListener.bind(dom.window))
  vi.stubGlobal('AbortController', dom.window.AbortController)
  onFirstInteraction(run)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fire = (selector: string, type: string) =>
  dom.window.document.querySelector(selector)?.dispatchEvent(new dom.window.Event(type, { bubbles: true }))

it('runs at once on the first interaction, and only once', () => {
  fire('p', 'pointerdown')
  fire('p', 'scroll')
  vi.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})

it.each([
  ['button loads its own code', 'button'],
  ['link opens its page', 'b'],
])('waits while a pressed %s', (_, pressed) => {
  fire(pressed, 'touchstart')
  fire(pressed, 'pointerdown')
  expect(run).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})

it('does not wait if the pointer only moves over such a button', () => {
  fire('button', 'pointermove')
  expect(run).toHaveBeenCalledTimes(1)
})
