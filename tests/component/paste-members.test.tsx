// Members pasted from a spreadsheet: no row is lost, however many there are.
import '../../src/styles/form.css'
import type { SignCategory } from '@fair/contract/sign-group.ts'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PastePanel } from '../../src/features/registration-group/PastePanel.tsx'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { hydrate, logIn, openPage } from './island.tsx'
import { watchSent, withAnswers, withFault } from './network.ts'

const name = { type: 'text', fieldId: 'userName', label: 'Name', required: true, multiline: false }
const section = { sectionId: 'who', title: 'Who', fields: [name] }
const memberForm = { formId: 'MEMBER', formName: 'Member', version: '1', sections: [section] }
const category = { memberForm } as unknown as SignCategory

it('more rows than one call takes are all listed, and as many are sent as it takes', async () => {
  await openPage('/en-US/sign-group/group-manage/', 'form', 'registrationGroup')
  await logIn()
  await hydrate(
    <IslandProvider>
      <PastePanel category={category} signGroupId="G1" room={500} onSaved={() => {}} onClose={() => {}} />
    </IslandProvider>,
  )
  const names = Array.from({ length: 201 }, (_, n) => `Person ${n + 1}`)
  await page.getByRole('textbox').fill(names.join('\n'))
  await page.css('.btn-row button').first().click()
  await expect.poll(() => document.querySelectorAll('.paste tbody tr').length).toBe(201)
  withFault('offline', /member\/save$/)
  const sent = watchSent(/member\/save$/)
  await page.css('.foot .btn-primary').click()
  await expect.poll(() => sent.map(({ members }) => (members as unknown[]).length)).toContain(200)
})

it('pasted rows and their corrections are there again after a reload', async () => {
  await openPage('/en-US/sign-group/group-manage/', 'form', 'registrationGroup')
  await logIn()
  const panel = (
    <IslandProvider>
      <PastePanel category={category} signGroupId="G2" room={500} onSaved={() => {}} onClose={() => {}} />
    </IslandProvider>
  )
  await hydrate(panel)
  await page.getByRole('textbox').fill('Person 1\nPerson 2')
  await page.css('.btn-row button').first().click()
  await page.css('.paste tbody input').last().fill('Person 3')
  await hydrate(panel)
  const cells = () => [...document.querySelectorAll<HTMLInputElement>('.paste tbody input')].map(({ value }) => value)
  await expect.poll(cells).toEqual(['Person 1', 'Person 3'])
})

/** A panel whose group has room for one more member after a press. */
function Panel() {
  const [room, setRoom] = useState(1)
  return (
    <IslandProvider>
      <button type="button" onClick={() => setRoom(2)}>
        Remove
      </button>
      <PastePanel category={category} signGroupId="G3" room={room} onSaved={() => {}} onClose={() => {}} />
    </IslandProvider>
  )
}

it('rows that the platform refused are sent again, as a new write, once another member is removed', async () => {
  await openPage('/en-US/sign-group/group-manage/', 'form', 'registrationGroup')
  await logIn()
  await hydrate(<Panel />)
  await page.getByRole('textbox').fill('Person 1')
  await page.css('.btn-row button').first().click()
  const sent = watchSent(/member\/save$/)
  const fieldErrors = [{ fieldId: 'userName', message: 'The group is full' }]
  withAnswers(/member\/save$/, () => ({ success: true, list: [{ row: 0, signMemberId: null, fieldErrors }] }))
  const add = page.css('.foot .btn-primary')
  await add.click()
  await expect.element(page.getByText('The group is full')).toBeVisible()
  await expect.element(add).toBeDisabled()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await add.click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]?.['members']).toEqual(sent[0]?.['members'])
  // With the first id a platform would only repeat its first answer.
  expect(sent[1]?.['requestId']).not.toBe(sent[0]?.['requestId'])
})

it('an answer that no column can contain does not hold up a row', async () => {
  const photo = {
    type: 'picture',
    fieldId: 'photo',
    label: 'Photo',
    required: true,
    accept: [],
    maxCount: 1,
    maxBytes: 9,
  }
  const withPhoto = { memberForm: { ...memberForm, sections: [{ ...section, fields: [name, photo] }] } }
  await openPage('/en-US/sign-group/group-manage/', 'form', 'registrationGroup')
  await logIn()
  await hydrate(
    <IslandProvider>
      <PastePanel
        category={withPhoto as unknown as SignCategory}
        signGroupId="G4"
        room={2}
        onSaved={() => {}}
        onClose={() => {}}
      />
    </IslandProvider>,
  )
  await page.getByRole('textbox').fill('Person 1')
  await page.css('.btn-row button').first().click()
  await expect.element(page.css('.foot .btn-primary')).toBeEnabled()
})

it('a refused row shows why, also if no cell has the error, and can be sent again once a cell is corrected', async () => {
  await openPage('/en-US/sign-group/group-manage/', 'form', 'registrationGroup')
  await logIn()
  await hydrate(
    <IslandProvider>
      <PastePanel category={category} signGroupId="G5" room={2} onSaved={() => {}} onClose={() => {}} />
    </IslandProvider>,
  )
  await page.getByRole('textbox').fill('Person 1')
  await page.css('.btn-row button').first().click()
  const sent = watchSent(/member\/save$/)
  const answers = [
    [{ fieldId: 'photo', message: 'Not without a photo' }],
    [{ fieldId: 'userName', message: 'Too short' }],
  ]
  withAnswers(/member\/save$/, () => {
    const fieldErrors = answers.slice(0, sent.length).reverse().flat()
    return { success: true, list: [{ row: 0, signMemberId: null, fieldErrors }] }
  })
  const add = page.css('.foot .btn-primary')
  await add.click()
  await expect.element(page.getByText('Not without a photo')).toBeVisible()
  const cell = page.css('.paste tbody input')
  await cell.fill('Person 2')
  await add.click()
  await expect.element(page.getByText('Too short')).toBeVisible()
  await cell.fill('Person 3')
  await add.click()
  await expect.poll(() => sent.length).toBe(3)
})
