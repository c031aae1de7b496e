// A large tree of places: each level is loaded when the one above is selected, and again on request after a failure.
import '../../src/styles/form.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MarketingForm } from '../../src/features/marketing/MarketingForm.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { watchCalls, withFault } from './network.ts'

const LEVEL = 'POST /api/v2/geography/treeList'
const company = page.getByRole('group', { name: /Company address/ })
const level = (n: number) => company.getByLabelText(`level ${n}`, { exact: false })

async function open() {
  await openPage('/en-US/marketing-form/?id=BASIC-PROFESSIONAL', 'form', 'marketing')
  await logIn('newcomer@example.com')
  await hydrate(<MarketingForm />)
}

it('places are chosen level by level, retried after a failure, and not requested again by a later page', async () => {
  sessionStorage.clear()
  const calls = watchCalls()
  await open()
  await company.getByLabelText(/country or region$/).selectOptions('China')
  await level(2).selectOptions('Zhejiang')
  const mended = withFault('broken', /geography\/treeList/)
  await level(3).selectOptions('Ningbo')
  await expect.element(company.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible()
  mended()
  await company.getByRole('button', { name: 'Try again' }).click()
  await expect.element(level(4)).toBeVisible()
  const options = level(4).getByRole('option')
  await expect.poll(() => options.elements().length).toBeGreaterThan(5)
  expect(calls.filter((each) => each === LEVEL).length).toBeGreaterThanOrEqual(4)

  calls.length = 0
  await open()
  await expect.element(level(4)).toBeVisible()
  await expect.element(company.getByLabelText(/country or region$/)).toHaveValue('CN')
  expect(calls.filter((each) => each.includes('geography'))).toEqual([])
})
