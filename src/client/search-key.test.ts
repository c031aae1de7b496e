// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { deviceKey } from '../lib/storage-keys.ts'
import { watchSearchKey } from './search-key.ts'

afterEach(() => localStorage.clear())

it('"/" moves the focus to the search field, unless the shortcut is switched off on this device (WCAG 2.1.4)', () => {
  document.body.innerHTML = '<input id="q"><button>elsewhere</button>'
  watchSearchKey()
  const press = () => {
    const elsewhere = document.querySelector('button')
    elsewhere?.focus()
    elsewhere?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
    return document.activeElement?.id
  }
  expect(press()).toBe('q')
  localStorage.setItem(deviceKey('slash'), '0')
  expect(press()).toBe('')
})
