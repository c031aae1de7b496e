// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { testPageData } from '../../tests/page-data.ts'
import { $toasts, showToast } from '../stores/toasts.ts'
import { showFailure } from './show-failure.ts'

const data = testPageData()
data.uiStrings.network = 'The request failed. Check your network.'
const reported = vi.fn()
beforeEach(() => {
  vi.stubGlobal('reportError', reported)
  reported.mockClear()
  showToast({ text: '' })
})

it.each([
  'Failed to fetch dynamically imported module: http://localhost/_astro/x.js',
  'error loading dynamically imported module: http://localhost/_astro/x.js',
  'Importing a module script failed.',
])('shows a network error and reports nothing if a module fails to load: %s', (message) => {
  showFailure(data, new TypeError(message))
  expect($toasts.get()).toEqual({ text: data.uiStrings.network, bad: true })
  expect(reported).not.toHaveBeenCalled()
})

it('shows and reports any other error', async () => {
  const error = new TypeError('Cannot read properties of undefined')
  showFailure(data, error)
  expect(reported).toHaveBeenCalledExactlyOnceWith(error)
  await expect.poll(() => $toasts.get()?.text).toBe('Sorry, an error occurred.')
})

it('in the background, reports errors except those of the network and shows none', async () => {
  showFailure(data, new Error('ours'), true)
  showFailure(data, new TypeError('Failed to fetch'), true)
  expect(reported).toHaveBeenCalledTimes(1)
  expect($toasts.get()?.text).toBe('')
})
