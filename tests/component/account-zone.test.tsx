// The zone that visitors have set in their account is available to the next page before its first paint.
import { expect, it } from 'vitest'
import { openSession } from '../../src/api/browser.ts'
import { currentPage } from '../../src/islands/page.ts'
import { forgetLogin } from '../../src/stores/login.ts'
import { logIn, openPage } from './island.tsx'
import { withAnswers } from './network.ts'

const MEETINGS = '/en-US/meeting/'
const storedOffset = () => sessionStorage.getItem('ownOffset')

/** The demo user, with a zone in their account. */
async function logInFrom(timeZone: string): Promise<void> {
  withAnswers(/\/user\/info$/, (answer) => {
    const { data, ...rest } = answer as { data: object }
    return { ...rest, data: { ...data, timeZone } }
  })
  await openPage(MEETINGS, 'agenda')
  await logIn()
  const { data, text } = currentPage()
  await openSession(data, text)
}

it('stores the offset of the account’s zone with the login, and removes it at the logout', async () => {
  await logInFrom('Asia/Tokyo')
  await expect.poll(storedOffset).toBe('540')
  forgetLogin(true)
  expect(storedOffset()).toBeNull()
})

it('stores no offset for an account without a zone', async () => {
  await logInFrom('')
  const isLoaded = () => Object.keys(sessionStorage).some((key) => key.startsWith('identity:'))
  await expect.poll(isLoaded).toBe(true)
  expect(storedOffset()).toBeNull()
})
