// The login dialog: its refusals, its remembered input, each of its ways.

import { agreement } from '@fair/contract/agreement.ts'
import { auth } from '@fair/contract/auth.ts'
import { DEMO_LOGIN } from '@fair/sandbox/demo.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSession } from '../../src/api/browser.ts'
import { currentPage } from '../../src/islands/page.ts'
import { $session } from '../../src/stores/session.ts'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { codeFor, openOver, openPage } from './island.tsx'
import { watchSent, withAnswers, withFault } from './network.ts'

const dialog = page.getByRole('dialog')
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const field = (label: string) => dialog.getByLabelText(label)
const agreed = dialog.getByLabelText('I have read and agree', { exact: false })
/** Logged in, and the requests after a login have ended: after the test's end they would be refused. */
const isIn = async () => {
  await expect.poll(() => $session.get()).not.toBeNull()
  const { data, text } = currentPage()
  const { $session: $state } = await openSession(data, text)
  await expect.poll(() => $state.get().pending).toEqual([])
}

async function open() {
  await openPage('/en-US/news/')
  await openOver('login')
  await expect.element(dialog).toBeVisible()
}

/** After the first agreement, the dialog remembers it as long as the page is open. */
const agree = async () => {
  await expect.element(agreed).toBeVisible()
  if (!(agreed.element() as HTMLInputElement).checked) await agreed.click()
}

it('by password: invalid fields show errors and keep their input, and a valid login succeeds', async () => {
  await open()
  await expectAccessible('dialog')
  await button('By password').click()
  await button('Log in').click()
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible('dialog')

  await field('Email').fill('press@example.com')
  await field('Password').fill('letters only')
  await button('Log in').click()
  await expect.element(dialog).toMatchTextContent('The password must be 8-16 characters combining letters and digits')
  await field('Password').fill('Wrong2026')
  await button('Log in').click()
  await expect.element(field('Password')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Email')).toHaveValue('press@example.com')

  await field('Password').fill(DEMO_LOGIN.password)
  await userEvent.keyboard('{Enter}')
  await isIn()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('correcting one of several invalid fields does not move the focus to the next', async () => {
  await open()
  await button('By password').click()
  await field('Email').fill('')
  await field('Password').fill('')
  await button('Log in').click()
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Password')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('press@example.com')
  await expect.element(field('Email')).toHaveValue('press@example.com')
  await expect.element(field('Email')).toHaveFocus()
})

it('the error of an account disappears with another kind of account or another country code', async () => {
  await open()
  await button('By password').click()
  await field('Email').fill('')
  await button('Use a mobile number').click()
  await field('Country code').selectOptions('+86')
  await field('Mobile number').fill('09012345678')
  const refused = () => expect.element(dialog).toMatchTextContent('A +86 mobile number has 11 digits')
  await button('Log in').click()
  await refused()
  await field('Country code').selectOptions('+81')
  await expect.element(field('Mobile number')).toHaveAttribute('aria-invalid', 'false')
  await field('Country code').selectOptions('+86')
  await button('Log in').click()
  await refused()
  await button('Use email').click()
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'false')
  await expect.element(dialog).not.toMatchTextContent('A +86 mobile number')
})

it('the error of the field that has the focus is announced each time', async () => {
  await open()
  await button('By password').click()
  await field('Email').fill('press@example.com')
  await field('Password').fill('letters only')
  const alert = dialog.getByRole('alert')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toMatchTextContent('8-16 characters combining letters and digits')
  const before = alert.element()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => before.isConnected).toBe(false)
  await expect.element(alert).toMatchTextContent('8-16 characters combining letters and digits')
  await expect.element(field('Password')).toHaveFocus()
})

it('after a logout the dialog contains no input of the previous visitor', async () => {
  await open()
  await button('By password').click()
  await field('Email').fill('press@example.com')
  await field('Password').fill(DEMO_LOGIN.password)
  await button('Log in').click()
  await isIn()
  const { data, text } = currentPage()
  await (await openSession(data, text)).logOut()
  await openOver('login')
  await expect.element(dialog).toBeVisible()
  await expect.element(field('Email')).toHaveValue('')
})

it('if the browser blocks storage, a message explains that the login is valid on this page only', async () => {
  await open()
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  onTestFinished(() => void blocked.mockRestore())
  await button('By password').click()
  await field('Email').fill('press@example.com')
  await field('Password').fill(DEMO_LOGIN.password)
  await button('Log in').click()
  await expect.element(page.css('#toasts')).toMatchTextContent('on this page only')
  await isIn()
})

it('by code: the code is extracted from pasted text, and the first login creates the account', async () => {
  const email = `new-${crypto.randomUUID()}@example.com`
  await open()
  await field('Email').fill(email)
  await button('Send code').click()
  await expect.element(dialog.getByRole('status').first()).toMatchTextContent('Sent to n***')
  await expect.element(dialog.getByRole('button', { name: /Resend in \d+ s/ })).toBeVisible()
  await field('Verification code').fill(`Haihui Expo: your code is ${await codeFor(email)}, valid for 5 minutes`)
  await expect.poll(() => (field('Verification code').element() as HTMLInputElement).value).toMatch(/^\d{6}$/)
  await agree()
  await button('Log in').click()
  await isIn()
})

it('the seconds until another code are not read out one by one, but their end is announced', async () => {
  await open()
  let resendAfter = 600
  withAnswers(/send\/verification$/, (answer) => {
    const { data, ...rest } = Object(answer)
    return { ...rest, data: { ...data, resendAfter } }
  })
  await field('Email').fill(`waits-${crypto.randomUUID()}@example.com`)
  await button('Send code').click()
  const counted = dialog.css('.code-row [aria-hidden]')
  await expect.element(counted).not.toMatchTextContent('600')
  await expect.element(button('Resend in 600 s')).toBeVisible()
  resendAfter = 1
  await field('Email').fill(`waited-${crypto.randomUUID()}@example.com`)
  await button('Send code').click()
  const end = dialog.getByRole('status').filter({ hasText: 'You can have another code sent now.' })
  await expect.element(end).toBeInTheDocument()
  await expect.element(button('Send code')).toBeVisible()
})

/** Logs in a new visitor by a code, and opens the dialog at the reset of the password, with a code sent. */
async function forgetPassword(): Promise<string> {
  const email = `forgetful-${crypto.randomUUID()}@example.com`
  await openPage('/en-US/news/')
  const { call } = currentPage()
  const account = { accountType: 'EMAIL', account: email } as const
  dataOf(await call(auth.sendVerification, { scene: 'LOGIN', ...account }))
  const agreementIds = dataOf(await call(agreement.list, {})).map((each) => each.agreementId)
  dataOf(await call(auth.login, { loginType: 'CODE', ...account, code: await codeFor(email), agreementIds }))
  await open()
  await button('By password').click()
  await field('Email').fill(email)
  await button('Forgot your password?').click()
  // Earlier input is filled in (WCAG 3.3.7).
  await expect.element(field('Email')).toHaveValue(email)
  await button('Send code').click()
  await expect.element(dialog.getByRole('status').first()).toMatchTextContent('Sent to')
  await field('Verification code').fill(await codeFor(email))
  await button('Continue').click()
  return email
}

it('a forgotten password is reset with a code and a strong new password', async () => {
  await forgetPassword()
  await field('New password').fill('Fair2026')
  await button('Set password and log in').click()
  await expect.element(dialog).toMatchTextContent('8–16 characters with a digit')
  await field('New password').fill('Fair-2026')
  await button('Set password and log in').click()
  await isIn()
})

it('a reset whose verification has expired asks for a new code', async () => {
  const email = await forgetPassword()
  await field('New password').fill('Fair-2026')
  // There is a way out of each step.
  await expect.element(button('Back to login')).toBeVisible()
  withAnswers(/app\/password\/reset$/, () => ({ success: false, errCode: 4107, errMsg: 'Verify your account again' }))
  await button('Set password and log in').click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Verify your account again')
  await expect.element(field('Verification code')).toHaveValue('')
  await expect.element(field('Email')).toHaveValue(email)
  await button('Back to login').click()
  await expect.element(field('Password')).toBeVisible()
})

it('another forgotten account is verified with a code of its own', async () => {
  await forgetPassword()
  await expect.element(field('New password')).toBeVisible()
  await button('Back to login').click()
  await field('Email').fill('press@example.com')
  await button('Forgot your password?').click()
  await expect.element(button('Send code')).toBeVisible()
  await expect.element(field('New password')).not.toBeInTheDocument()
  await button('Back to login').click()
})

it('a login by password asks for consent only if it is missing, and succeeds once it is given', async () => {
  const email = `unasked-${crypto.randomUUID()}@example.com`
  await openPage('/en-US/news/')
  const { call } = currentPage()
  const account = { accountType: 'EMAIL', account: email } as const
  dataOf(await call(auth.sendVerification, { scene: 'LOGIN', ...account }))
  dataOf(await call(auth.login, { loginType: 'CODE', ...account, code: await codeFor(email) }))
  dataOf(await call(auth.sendVerification, { scene: 'RESET_PASSWORD', ...account }))
  const proof = await call(auth.verifyVerification, { scene: 'RESET_PASSWORD', ...account, code: await codeFor(email) })
  const { verificationToken } = dataOf(proof)
  dataOf(await call(auth.resetPassword, { verificationToken, newPassword: 'Fair-2026' }))
  await open()
  await button('By password').click()
  await expect.element(dialog).toMatchTextContent('ask you to agree only when they have changed')
  await expect.element(agreed).not.toBeInTheDocument()
  await field('Email').fill(email)
  await field('Password').fill('Fair-2026')
  const sent = watchSent(/app\/login$/)
  await button('Log in').click()
  await expect.element(agreed).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toMatchObject([{ agreementIds: [] }])
  await expectAccessible('dialog')
  await agreed.click()
  await button('Log in').click()
  await isIn()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.agreementIds).not.toEqual([])
})

it('consent is required at each login if the platform does not report earlier consent', async () => {
  withAnswers(/agreement$/, (answer) =>
    JSON.parse(JSON.stringify(answer, (key, value) => (key === 'accepted' ? undefined : value))),
  )
  await open()
  await button('By password').click()
  await button('Log in').click()
  await expect.element(dialog).toMatchTextContent('Read and agree first')
  await agree()
  await field('Email').fill('press@example.com')
  await field('Password').fill(DEMO_LOGIN.password)
  await button('Log in').click()
  await isIn()
})

it('password managers and autofill can fill every field', async () => {
  await open()
  const fills = (label: string, token: string) => expect.element(field(label)).toHaveAttribute('autocomplete', token)
  await fills('Email', 'email')
  await fills('Verification code', 'one-time-code')
  await button('Use a mobile number').click()
  await fills('Mobile number', 'tel-national')
  await button('Use email').click()
  await button('By password').click()
  await fills('Email', 'username')
  await fills('Password', 'current-password')
  await button('Create one').click()
  await fills('New password', 'new-password')
  // A password manager sets the element's value and dispatches an event; nothing is typed.
  await button('Back to login').click()
  const values = { username: 'press@example.com', password: DEMO_LOGIN.password }
  for (const [name, value] of Object.entries(values)) {
    const input = document.querySelector<HTMLInputElement>(`dialog [name=${name}]`)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await button('Log in').click()
  await isIn()
})

it.each(['offline', 'html', 'truncated'])('a failed call (%s) shows an error and keeps the input', async (fault) => {
  await open()
  await button('By password').click()
  await field('Email').fill('press@example.com')
  await field('Password').fill(DEMO_LOGIN.password)
  const mended = withFault(fault, /app\/login$/)
  await button('Log in').click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  if (fault === 'offline')
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('The request failed. Check your network.')
  await expect.element(field('Email')).toHaveValue('press@example.com')
  expect($session.get()).toBeNull()
  mended()
  await button('Log in').click()
  await isIn()
})

it('an agreement that fails to load is loaded on a retry', async () => {
  await openPage('/en-US/news/')
  const mended = withFault('broken', /agreement/)
  await open()
  await expect.element(agreed).not.toBeInTheDocument()
  mended()
  await button('Try again').click()
  await expect.element(agreed).toBeVisible()
})

it('a login by password loads missing agreements again, and is sent once they are loaded', async () => {
  const mended = withFault('broken', /agreement$/)
  await open()
  await button('By password').click()
  const error = dialog.getByRole('alert')
  await expect.element(error).toMatchTextContent('The agreements could not be loaded')
  await button('Log in').click()
  await expect.element(field('Email')).toHaveFocus()
  await field('Email').fill('press@example.com')
  await field('Password').fill(DEMO_LOGIN.password)
  const sent = watchSent(/app\/login$/)
  await button('Log in').click()
  await expect.element(error).toHaveFocus()
  await expectAccessible('dialog')
  const after = error.element()
  // Inserted again, so that it is announced again.
  await button('Log in').click()
  await expect.poll(() => error.query()).not.toBe(after)
  await expect.element(error).toHaveFocus()
  expect(sent).toEqual([])
  mended()
  await button('Log in').click()
  await isIn()
  expect(sent).toHaveLength(1)
})

it('a login by code asks for consent once missing agreements are loaded', async () => {
  const mended = withFault('broken', /agreement$/)
  const email = `late-${crypto.randomUUID()}@example.com`
  await open()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  mended()
  await field('Email').fill(email)
  await button('Send code').click()
  await expect.element(dialog.getByRole('status').first()).toMatchTextContent('Sent to')
  await field('Verification code').fill(await codeFor(email))
  await button('Log in').click()
  await expect.element(agreed).toHaveFocus()
  await agreed.click()
  await button('Log in').click()
  await isIn()
})
