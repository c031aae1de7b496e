// A leader's group: what could not be done is said.
import '../../src/styles/form.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { RegistrationGroup } from '../../src/features/registration-group/RegistrationGroup.tsx'
import { hydrate, logIn, openPage } from './island.tsx'
import { watchSent, withAnswers } from './network.ts'

async function open() {
  await openPage('/en-US/sign-group/group-manage/?id=SG-1', 'form', 'registrationGroup')
  await logIn('press@example.com')
  await hydrate(<RegistrationGroup view="group-manage" />)
}

it('a removed member that the platform does not take back is reported with its reason', async () => {
  await open()
  const removed = watchSent(/member\/remove$/)
  const saved = watchSent(/member\/save$/)
  const fieldErrors = [{ fieldId: 'userName', message: 'The group is full' }]
  withAnswers(/member\/save$/, (answer) => ({ ...Object(answer), list: [{ row: 0, signMemberId: null, fieldErrors }] }))
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await expect.poll(() => removed.length).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => saved.length).toBe(1)
  await expect.element(page.getByText('The group is full')).toBeVisible()
})
