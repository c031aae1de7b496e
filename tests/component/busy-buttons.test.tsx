// A button that opens an overlay is busy until the overlay is shown, however slow the platform is.
import { DEMO_LOGIN } from '@fair/sandbox/demo.ts'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $overlay } from '../../src/stores/overlay.ts'
import { logIn, openOver, openPage, press } from './island.tsx'
import { holdCalls, watchCalls, withFault } from './network.ts'

const ADDRESS = '/en-US/exhibitor/detail/30002/'
const button = page.css('[data-action]')
const dialog = page.getByRole('dialog')
const isBusy = () => expect.element(button).toHaveAttribute('aria-busy', 'true')
const isFree = async () => {
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.element(button).not.toHaveAttribute('aria-disabled')
}

it.each(['inquire', 'card', 'chat'])('%s: the button is busy at once, and ignores a second press', async (act) => {
  await openPage(ADDRESS)
  await logIn()
  const release = holdCalls(/webapi/)
  const calls = watchCalls()
  await openOver(act)
  await isBusy()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => calls).not.toEqual([])
  press(button)
  await isBusy()
  release()
  await expect.element(dialog).toBeVisible()
  await isFree()
  // The unread counts are requested again once an open chat has been read.
  const gets = calls.filter((call) => call.startsWith('GET') && !call.endsWith('/user/info'))
  const repeated = gets.filter((call, at) => gets.indexOf(call) !== at)
  expect(repeated).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  press(button)
  await expect.element(dialog).toBeVisible()
  await isFree()
})

// Its dialog needs no answer of the platform: the button may be free again before a test can look at it.
it('book: the button is busy at once, and ignores a second press', async () => {
  await openPage(ADDRESS)
  await logIn()
  await openOver('book')
  const [states, openings] = [new Set<string | null>(), new Set<number>()]
  const observed = button.element()
  const observer = new MutationObserver(() => states.add(observed.getAttribute('aria-busy')))
  observer.observe(observed, { attributeFilter: ['aria-busy'] })
  const stop = $overlay.listen((open) => {
    for (const { opening } of open) openings.add(opening)
  })
  onTestFinished(stop)
  press(button)
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => [...states]).toEqual(['true', null])
  expect(openings.size).toBe(1)
})

it('the button is free again while the login is shown, and busy after the login', async () => {
  await openPage(ADDRESS)
  await openOver('inquire')
  await expect.element(dialog.getByRole('heading', { level: 2 })).toMatchTextContent('Log in')
  await isFree()
  await dialog.getByRole('button', { name: 'By password' }).click()
  await dialog.getByLabelText('Email').fill(DEMO_LOGIN.account)
  await dialog.getByLabelText('Password').fill(DEMO_LOGIN.password)
  const release = holdCalls(/exhibitor/)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await isBusy()
  release()
  await expect.element(dialog.getByRole('heading', { level: 2 })).toMatchTextContent('Ask Kitamori')
  await isFree()
})

it('the button is free again if the overlay fails to load', async () => {
  await openPage(ADDRESS)
  await logIn()
  withFault('broken', /exhibitor/)
  await openOver('inquire')
  await expect.element(page.css('#toasts')).toMatchTextContent('That did not work')
  await isFree()
})
