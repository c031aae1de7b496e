// The account page: profile, password, email, the copy of the data, deletion; and the end of all sessions.
import '../../src/styles/personal.css'
import { agreement } from '@fair/contract/agreement.ts'
import { auth } from '@fair/contract/auth.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openSession } from '../../src/api/browser.ts'
import { AccountPage } from '../../src/features/account/AccountPage.tsx'
import { SettingPage } from '../../src/features/account/SettingPage.tsx'
import { childAt } from '../../src/features/personal/children.ts'
import { currentPage } from '../../src/islands/page.ts'
import { personalKey } from '../../src/lib/storage-keys.ts'
import { storeLogin } from '../../src/stores/login.ts'
import { pageOwner } from '../../src/stores/owner.ts'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { codeFor, hydrate, logIn, openPage } from './island.tsx'
import { watchSent, withAnswers, withFault, withoutPath } from './network.ts'

const main = page.css('main')
const dialog = page.getByRole('dialog')
const open = () => openPage('/en-US/personal-center/account-setting/', 'personal', ...childAt('account-setting').texts)

it('the account page shows the tenant’s own fields, and submits them with the profile', async () => {
  await open()
  await logIn()
  let isComplete = false
  withAnswers(/info\/completed$/, (answer) => {
    const { data } = Object(answer)
    const missingForms = isComplete ? [] : [{ formId: 'USER', formName: 'Your details' }]
    return { ...Object(answer), data: { ...data, missingForms } }
  })
  await hydrate(<AccountPage />)
  const details = page.css('#user-form')
  await expect.element(details.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await details.getByLabelText('Department', { exact: false }).selectOptions('Production')
  const missing = main.getByRole('link', { name: 'Complete: Your details' })
  await expect.element(missing).toBeVisible()
  // Questions in the profile are not repeated.
  expect(details.getByLabelText('Job title', { exact: false }).elements()).toEqual([])
  const sent = watchSent(/form\/submit$/)
  isComplete = true
  await details.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  expect(sent).toMatchObject([{ formId: 'USER', values: { department: 'production', userName: expect.any(String) } }])
  await expect.element(missing).not.toBeInTheDocument()
})

it('a visitor whose registration was refused sees the reason, and the way to correct it', async () => {
  await open()
  await logIn('minjun@example.com')
  await hydrate(<AccountPage />)
  await expect.element(main.getByText('Not approved', { exact: true }).first()).toBeVisible()
  const link = main.getByRole('link', { name: 'Go to pre-registration' })
  await expect.element(link).toHaveAttribute('href', '/en-US/audience/')
})

it('a copy of the visitor’s data is prepared and downloaded', async () => {
  await open()
  await logIn('minjun@example.com')
  await hydrate(<AccountPage />)
  const request = main.getByRole('button', { name: 'Request a copy' })
  await expect.element(request).toBeVisible()
  let isReady = false
  withAnswers(/users\/data$/, (answer) => {
    const { data } = Object(answer)
    return isReady ? answer : { ...Object(answer), data: { ...data, state: 'PREPARING', file: null } }
  })
  await request.click()
  await expect.element(main.getByText('We are putting it together', { exact: false })).toBeVisible()
  isReady = true
  const link = main.getByRole('link', { name: /^Download the file JSON · / })
  await expect.element(link).toBeVisible()
  await expectAccessible()
  const copy = await (await fetch((link.element() as HTMLAnchorElement).href)).json()
  expect(copy.user).toMatchObject([{ email: 'minjun@example.com' }])
})

it('the times of the copy are shown in the visitor’s own zone', async () => {
  withAnswers(/\/user\/info$/, (answer) => {
    const { data, ...rest } = answer as { data: object }
    return { ...rest, data: { ...data, timeZone: 'America/New_York' } }
  })
  withAnswers(/users\/data$/, (answer) => {
    const { data } = Object(answer)
    const file = { fileId: 'F1', fileName: 'copy.json', format: 'JSON', bytes: 1, url: '/copy.json' }
    const times = { askTime: '2026-11-18T12:05:00Z', expireTime: '2026-11-25T12:05:00Z' }
    return { ...Object(answer), data: { ...data, state: 'READY', file, ...times } }
  })
  const { data, text } = await open()
  await logIn()
  await openSession(data, text)
  await hydrate(<AccountPage />)
  await expect.element(main.getByText(/^Created 18 Nov 2026 07:05\. .* until 25 Nov 2026 07:05/)).toBeVisible()
})

/** A visitor without sample data: created here, by a code. */
async function register(email: string, password: string) {
  const { call } = currentPage()
  const account = { accountType: 'EMAIL', account: email } as const
  dataOf(await call(auth.sendVerification, { scene: 'REGISTER', ...account }))
  const code = await codeFor(email)
  const agreementIds = dataOf(await call(agreement.list, {})).map((each) => each.agreementId)
  storeLogin(dataOf(await call(auth.register, { ...account, code, password, agreementIds, userName: 'Lee' })))
  return account
}

it('the password is changed with the current one, to one that meets the strong rule', async () => {
  await open()
  const account = await register('changer@example.com', 'Before-2026')
  await hydrate(<AccountPage />)
  const change = main.getByRole('button', { name: 'Change the password' })
  const former = main.getByLabelText('Current password', { exact: false })
  const next = main.getByLabelText('New password', { exact: false })
  await former.fill('Before-2026')
  await next.fill('weak')
  const sent = watchSent(/app\/password$/)
  await change.click()
  await expect.element(next).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await next.fill('After-2026!')
  await change.click()
  await expect.element(page.getByText('Your password has been changed', { exact: false })).toBeVisible()
  const { call } = currentPage()
  const logInWith = async (password: string) =>
    (await call(auth.login, { loginType: 'PASSWORD', ...account, password })).ok
  expect([await logInWith('Before-2026'), await logInWith('After-2026!')]).toEqual([false, true])
})

/** Confirms an address in the dialog by a code that is sent to it. */
async function confirm(email: string, button: string) {
  await dialog.getByLabelText('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  // An earlier code, such as that of the registration, is not valid for this.
  await expect.element(dialog.css('.pc-form [role="status"]')).toMatchTextContent(`to ${email[0]}***`)
  await dialog.getByLabelText('Verification code').fill(await codeFor(email))
  const pressed = dialog.getByRole('button', { name: button })
  await pressed.click()
  // The next step has the same fields.
  if (button === 'Next') await expect.element(pressed).not.toBeInTheDocument()
}

it('a first password and a first phone are set, in one step each', async () => {
  await open()
  const { call } = currentPage()
  const account = { accountType: 'EMAIL', account: 'codes-only@example.com' } as const
  dataOf(await call(auth.sendVerification, { scene: 'LOGIN', ...account }))
  const agreementIds = dataOf(await call(agreement.list, {})).map((each) => each.agreementId)
  const code = await codeFor(account.account)
  storeLogin(dataOf(await call(auth.login, { loginType: 'CODE', ...account, code, agreementIds })))
  await hydrate(<AccountPage />)
  await main.getByRole('button', { name: 'Add a phone number' }).click()
  await expect.element(dialog).toMatchTextContent('Enter it, and we will send it a code')
  await expect.element(dialog).not.toMatchTextContent('Step')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await main.getByLabelText('New password', { exact: false }).fill('First-2026!')
  await main.getByRole('button', { name: 'Set a password' }).click()
  await expect.element(page.css('#toasts')).toMatchTextContent('Your password has been set')
  await expect.element(main.getByLabelText('Current password', { exact: false })).toBeVisible()
})

it('unsaved input stays if the account cannot be loaded again after another change', async () => {
  await open()
  await register('keeper@example.com', 'Before-2026')
  await hydrate(<AccountPage />)
  const job = main.getByLabelText('Job title', { exact: false })
  await job.fill('Head of everything')
  await main.getByLabelText('Current password', { exact: false }).fill('Before-2026')
  await main.getByLabelText('New password', { exact: false }).fill('After-2026!')
  withAnswers(/user\/info$/, () => ({ success: false, errCode: '5000', errMsg: 'Out of order' }))
  await main.getByRole('button', { name: 'Change the password' }).click()
  await expect.element(page.getByText('Out of order').first()).toBeVisible()
  await expect.element(job).toHaveValue('Head of everything')
})

it('the email is changed with a code to the current one, then a code to the new one', async () => {
  await open()
  await register('mover@example.com', 'Moving-2026')
  await hydrate(<AccountPage />)
  await main.getByRole('button', { name: 'Change your email' }).click()
  await dialog.getByLabelText('Email').fill('somebody@example.net')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.element(dialog.getByText('This is not the one on your account')).toBeVisible()
  // The press is answered: the field with its error has the focus.
  await expect.element(dialog.getByLabelText('Email')).toHaveFocus()
  await confirm('mover@example.com', 'Next')
  const sent = watchSent(/users\/changeAccount$/)
  await confirm('fresh@example.com', 'Save')
  await expect.element(page.getByText('Updated', { exact: true })).toBeVisible()
  expect(sent).toMatchObject([{ account: 'fresh@example.com', verificationToken: expect.any(String) }])
  await expect.element(main.getByText('f***h@example.com')).toBeVisible()
  const logInWith = async (email: string) =>
    (
      await currentPage().call(auth.login, {
        ...{ loginType: 'PASSWORD', accountType: 'EMAIL', account: email, password: 'Moving-2026' },
      })
    ).ok
  expect([await logInWith('mover@example.com'), await logInWith('fresh@example.com')]).toEqual([false, true])
})

it('an email is shown as changed although the answer was lost', async () => {
  await open()
  await register('unsure@example.com', 'Moving-2026')
  await hydrate(<AccountPage />)
  await main.getByRole('button', { name: 'Change your email' }).click()
  await confirm('unsure@example.com', 'Next')
  withFault('truncated', /changeAccount$/)
  await confirm('arrived@example.com', 'Save')
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(main.getByText('a***d@example.com')).toBeVisible()
})

it('if the proof of the current email expires before the new one is confirmed, it is requested again', async () => {
  await open()
  await register('slow@example.com', 'Moving-2026')
  await hydrate(<AccountPage />)
  await main.getByRole('button', { name: 'Change your email' }).click()
  await confirm('slow@example.com', 'Next')
  withAnswers(/changeAccount$/, () => ({ success: false, errCode: 4107, errMsg: 'Verify your account again' }))
  await confirm('new-one@example.com', 'Save')
  await expect.element(page.css('#toasts')).toMatchTextContent('Verify your account again')
  await expect.element(dialog.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect.element(dialog).toMatchTextContent('s***w@example.com')
})

it('deleting an account requires the password, and leaves no personal data on the device', async () => {
  await open()
  const { call } = currentPage()
  const password = 'Leaving-2026'
  const account = await register('leaver@example.com', password)
  await hydrate(<AccountPage />)
  localStorage.setItem('theme', 'dark')
  await main.getByRole('button', { name: 'Delete my account', exact: false }).click()
  await expect.element(dialog.getByText('You can no longer log in with this account', { exact: false })).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Delete for good' })
  await send.click()
  await expect.element(dialog.getByText('Enter your password')).toBeVisible()
  await expect.element(dialog.getByText('Check the box to continue')).toBeVisible()
  await expectAccessible('dialog')
  await dialog.getByRole('checkbox').click()
  await dialog.getByLabelText('Your password', { exact: false }).fill('not it')
  await send.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabelText('Your password', { exact: false }).fill(password)
  await send.click()
  await expect.element(page.getByText('Your account has been deleted', { exact: false })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Log in' })).toBeVisible()
  const left = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage))
  expect(left.filter((key) => key.includes(':') || /^(?:authorization|userId|loginUntil)$/.test(key))).toEqual([])
  expect(localStorage.getItem('theme')).toBe('dark')
  const again = await call(auth.login, { loginType: 'PASSWORD', ...account, password })
  expect(again).toMatchObject({ ok: false, errCode: '4101' })
})

it('a pending order prevents the deletion; without the calls neither copy nor deletion is offered', async () => {
  await open()
  await logIn()
  await hydrate(<AccountPage />)
  await expect.element(main.getByText('An order of yours is being paid or refunded.', { exact: false })).toBeVisible()
  expect(main.getByRole('button', { name: /^Delete my account/ }).elements()).toEqual([])
  const mended = withoutPath(/users\/(?:data|deletion)$/)
  await hydrate(<AccountPage />)
  await expect.element(main.getByRole('heading', { name: 'Password' })).toBeVisible()
  await expect
    .poll(() => main.getByRole('heading', { name: /^(?:Your data|Delete the account)$/ }).elements().length)
    .toBe(0)
  mended()
})

it('logging out everywhere removes the data here if the session has ended already, without a login', async () => {
  await openPage('/en-US/personal-center/setting/', 'personal', ...childAt('setting').texts)
  await register('unanswered@example.com', 'Before-2026')
  await hydrate(<SettingPage />)
  localStorage.setItem(personalKey('draft', pageOwner(), 'F'), '{}')
  await main.getByRole('button', { name: 'Log out everywhere' }).click()
  withAnswers(/app\/logout$/, () => ({ success: false, errCode: 5014, errMsg: 'Login has expired. Log in again' }))
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  // The answer may be lost: then the repeated request finds that the session has ended.
  await expect.element(page.css('#toasts')).toMatchTextContent('Your login has expired')
  await expect.element(main.getByRole('heading', { name: 'Log in for more settings' })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

it('logging out everywhere ends no session if the platform cannot be reached, and can be tried again', async () => {
  await openPage('/en-US/personal-center/setting/', 'personal', ...childAt('setting').texts)
  await register('everywhere@example.com', 'Before-2026')
  await hydrate(<SettingPage />)
  await main.getByRole('button', { name: 'Log out everywhere' }).click()
  const confirm = dialog.getByRole('button', { name: 'Log out everywhere' })
  await expect.element(confirm).toBeVisible()
  const restore = withFault('offline', /app\/logout$/)
  await confirm.click()
  await expect.element(page.css('#toasts')).toMatchTextContent('Check your network')
  await expect.element(page.css('#toasts')).not.toMatchTextContent('You are logged out everywhere')
  await expect.element(confirm).toBeVisible()
  restore()
  await confirm.click()
  await expect.element(main.getByRole('heading', { name: 'Log in for more settings' })).toBeVisible()
  await expect.element(page.css('#toasts')).toMatchTextContent('You are logged out everywhere')
})

it('the note about a code is hidden once another account is typed', async () => {
  await open()
  await register('typist@example.com', 'Typing-2026')
  await hydrate(<AccountPage />)
  await main.getByRole('button', { name: 'Change your email' }).click()
  const email = dialog.getByLabelText('Email')
  await email.fill('typist@example.com')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const sent = dialog.css('.pc-form [role="status"]')
  await expect.element(sent).toMatchTextContent('t***t@example.com')
  await email.fill('other@example.com')
  await expect.element(sent).toHaveTextContent('')
  await email.fill('typist@example.com')
  await expect.element(sent).toMatchTextContent('t***t@example.com')
})

it('the end of the wait for another code to an account is announced', async () => {
  await open()
  await register('patient@example.com', 'Waiting-2026')
  await hydrate(<AccountPage />)
  await main.getByRole('button', { name: 'Change your email' }).click()
  withAnswers(/send\/verification$/, (answer) => {
    const { data, ...rest } = Object(answer)
    return { ...rest, data: { ...data, resendAfter: 1 } }
  })
  await dialog.getByLabelText('Email').fill('patient@example.com')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const status = dialog.css('.pc-form [role="status"]')
  await expect.element(status).toMatchTextContent('You can have another code sent now.')
  await expect.element(dialog.getByRole('button', { name: 'Send code' })).toBeVisible()
})

it('chosen interests stay while the login has expired, and are saved after the next one', async () => {
  await openPage('/en-US/personal-center/setting/', 'personal', ...childAt('setting').texts)
  await logIn()
  // As the header may do: the session then hears of a login in another tab before the page does.
  const { data, text } = currentPage()
  await openSession(data, text)
  await hydrate(<SettingPage />)
  const box = main.css('.pc-tags').getByRole('checkbox', { checked: false }).first()
  await expect.element(box).toBeVisible()
  const name = box.element().closest('label')?.textContent ?? ''
  await box.click()
  const mended = withFault('expired', /interested\/tag$/)
  const sent = watchSent(/interested\/tag$/)
  box.element().closest('form')?.requestSubmit()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  mended()
  await logIn()
  await expect.element(page.css('#toasts')).toMatchTextContent('Saved')
  await expect.element(main.getByRole('checkbox', { name, exact: true, checked: true })).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

it('more interests than the platform accepts are not sent', async () => {
  await openPage('/en-US/personal-center/setting/', 'personal', ...childAt('setting').texts)
  await logIn()
  const tags = Array.from({ length: 21 }, (_, n) => ({ tagId: `T${n}`, tagName: `Tag ${n}` }))
  withAnswers(/getTagTypeAndTagNames$/, () => ({
    success: true,
    list: [{ tagTypeId: 'A', tagTypeName: 'All', tags }],
  }))
  withAnswers(/tag\/vaildState$/, () => ({
    success: true,
    data: { valid: true, tagIds: tags.slice(1).map(({ tagId }) => tagId) },
  }))
  await hydrate(<SettingPage />)
  const sent = watchSent(/interested\/tag$/)
  const box = main.getByRole('checkbox', { name: 'Tag 0', exact: true })
  await box.click()
  box.element().closest('form')?.requestSubmit()
  await expect.element(main.getByText('Choose at most 20.')).toBeVisible()
  await box.click()
  await expect.element(main.getByText('Choose at most 20.')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})
