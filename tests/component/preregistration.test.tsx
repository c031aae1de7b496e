// The pre-registration's states: signed out, under review, refused, new; and its first step.
import '../../src/styles/form.css'
import type { AudienceIdentity } from '@fair/contract/audience.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MoreForms } from '../../src/features/preregistration/MoreForms.tsx'
import { Preregistration } from '../../src/features/preregistration/Preregistration.tsx'
import type { FormServices } from '../../src/features/shared/form/services.ts'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { forgetLogin } from '../../src/stores/login.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { watchSent, withFault } from './network.ts'

async function open(account?: string, query = '') {
  await openPage(`/en-US/audience/${query}`, 'form', 'preregistration')
  if (account) await logIn(account)
  await hydrate(<Preregistration />)
}
const title = (name: string) => page.getByRole('heading', { name })
const field = (label: string) => page.getByLabelText(label, { exact: false })

it('without a login, the page shows how to attend and asks for one', async () => {
  await open()
  await expect.element(title('Log in to register')).toBeVisible()
  await expect.element(page.getByText('Professional visitor', { exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Log in and register' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it('a registration under review shows its state', async () => {
  await open('sato@example.com')
  await expect.element(title('Your registration is under review')).toBeVisible()
  await expectAccessible()
})

it('a registration is not shown to the next visitor of the page', async () => {
  await open('sato@example.com')
  const pending = title('Your registration is under review')
  await expect.element(pending).toBeVisible()
  forgetLogin(true)
  await expect.element(title('Log in to register')).toBeVisible()
  await logIn('newcomer@example.com')
  await expect.element(page.css('.form .steps')).toBeVisible()
  await expect.element(pending).not.toBeInTheDocument()
})

it('a refused visitor sees the reason, and can register again', async () => {
  await open('minjun@example.com')
  await expect.element(title('Your registration was not accepted')).toBeVisible()
  await expect.element(page.css('.form-done > .reason')).toMatchTextContent('did not pass')
  await expectAccessible()
  await page.getByRole('button', { name: 'Correct and send again' }).click()
  await expect.element(page.css('.form .steps')).toBeVisible()
  await expectAccessible()
})

it('an invalid invitation is not shown', async () => {
  await open('newcomer@example.com', '?promotionChannelId=NO-SUCH')
  await expect.element(page.css('.form .steps')).toBeVisible()
  await expect.element(page.getByText('You were invited by', { exact: false })).not.toBeInTheDocument()
})

it('the first step reports missing fields, keeps its input, and retries with the same request id', async () => {
  await open('newcomer@example.com')
  const next = page.getByRole('button', { name: /^Next/ })
  await next.click()
  const summary = page.css('.summary')
  await expect.element(summary).toHaveFocus()
  await expectAccessible()
  await field('Full name').fill('陈小雨')
  await page.getByRole('textbox', { name: /^Company/ }).fill('新月贸易')
  await field('Mobile phone').fill('13900139000')
  await field('Email').fill('xiaoyu@example.com')
  await field('Job title').fill('Buyer')
  const company = page.getByRole('group', { name: /Company address/ })
  await company.getByLabelText(/country or region/).selectOptions('Japan')
  await company.getByLabelText('Street, number, place', { exact: false }).fill('港区')
  for (const box of page.getByRole('checkbox').all()) await box.click()
  await expect.element(summary).not.toBeInTheDocument()

  const mended = withFault('broken', /submitInfo$/)
  const sent = watchSent(/submitInfo$/)
  await next.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(field('Full name')).toHaveValue('陈小雨')
  mended()
  await next.dblClick()
  await expect.element(page.getByRole('group', { name: /^Categories/ })).toBeVisible()
  await expect.element(title('What you are looking for')).toHaveFocus()
  await expectAccessible()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId)
})

it('the buttons of further forms have distinct names, and do not also report that they are expanded', async () => {
  await openPage('/en-US/audience/', 'form', 'preregistration')
  await logIn('sato@example.com')
  withFault('refused', /user\/basicForm|basicForm/i)
  const identity = { identityId: 'BUYER', hasBasicForm: true, hasIntentionForm: true } as AudienceIdentity
  await hydrate(
    <IslandProvider>
      <MoreForms services={{} as FormServices} identity={identity} hasStepTwo={false} />
    </IslandProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Fill in What you are looking for' })).toBeVisible()
  await page.getByRole('button', { name: 'Fill in Your company' }).click()
  await expect.element(page.getByRole('button', { name: 'Close Your company' })).not.toHaveAttribute('aria-expanded')
})
