// Online staff changes: a prerendered page requests it at the first interaction, and its chat button follows.
import '../../src/styles/catalogue.css'
import '../../src/styles/detail.css'
import { catalogue } from '@fair/contract/catalogue.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refreshExhibitor } from '../../src/client/exhibitor-now.ts'
import { ActionDock } from '../../src/features/shared/detail/ActionDock.tsx'
import { chatLabel, StaffOnline } from '../../src/features/shared/StaffOnline.tsx'
import { currentPage } from '../../src/islands/page.ts'
import { testPageData } from '../page-data.ts'
import { hydrate, openPage } from './island.tsx'
import { withAnswers, withFault } from './network.ts'

/** An exhibitor with or without staff now, according to its figures. */
async function exhibitorWith(isStaffed: boolean): Promise<string> {
  const { call } = currentPage()
  for (let id = 30001; id < 30060; id += 1) {
    const answer = await call(catalogue.exhibitorBusiness, { exhibitorId: String(id) })
    if (answer.ok && (answer.data.staffOnline ?? 0) > 0 === isStaffed) return String(id)
  }
  throw new Error('there is no such exhibitor')
}

/** The line and the chat button as they were built. */
async function built(exhibitorId: string, wasStaffed: boolean) {
  const { page: context } = currentPage()
  const main = await hydrate(
    <>
      <StaffOnline exhibitorId={exhibitorId} online={wasStaffed ? 'Staff are online now' : null} />
      <ActionDock saves={['EXHIBITOR', exhibitorId]} chatLabel={chatLabel(context, wasStaffed)} />
    </>,
  )
  return main.querySelector<HTMLElement>('[data-staff]') as HTMLElement
}

const button = page.css('[data-action="chat"]')

it('shows that no staff is online any more, and offers to leave a message', async () => {
  await openPage('/en-US/exhibitor/detail/30001/', 'exhibits')
  const staff = await built(await exhibitorWith(false), true)
  await expect.element(button).toMatchTextContent('Chat now')
  await refreshExhibitor(testPageData(), staff)
  expect(staff.textContent).toBe('No staff online. Leave a message or send an inquiry.')
  await expect.element(button).toMatchTextContent('Leave a message')
})

it('shows that staff is online now, and offers a chat', async () => {
  await openPage('/en-US/exhibitor/detail/30001/', 'exhibits')
  const staff = await built(await exhibitorWith(true), false)
  await expect.element(button).toMatchTextContent('Leave a message')
  await refreshExhibitor(testPageData(), staff)
  expect(staff.textContent).toMatch(/^\d+ staff online$/)
  await expect.element(button).toMatchTextContent('Chat now')
})

it('keeps the prerendered status when the request fails', async () => {
  await openPage('/en-US/exhibitor/detail/30001/', 'exhibits')
  const staff = await built(await exhibitorWith(false), true)
  const before = staff.textContent
  const mended = withFault('broken', /exhibitor\/business/)
  await refreshExhibitor(testPageData(), staff)
  mended()
  expect(staff.textContent).toBe(before)
  await expect.element(button).toMatchTextContent('Chat now')
})

it('updates the number in the link to all exhibits, whatever separators it has', async () => {
  await openPage('/en-US/exhibitor/detail/30001/', 'exhibits')
  const staff = await built('30001', true)
  const all = document.createElement('section')
  all.id = 'exhibits'
  all.innerHTML = '<a href="/en-US/exhibits/?exhibitorId=30001">All 1,234 exhibits</a>'
  document.querySelector('main')?.append(all)
  withAnswers(/exhibitor\/business/, (answer) => {
    const { data } = answer as { data: object }
    return { ...(answer as object), data: { ...data, exhibitsCount: 1240 } }
  })
  await refreshExhibitor(testPageData(), staff)
  expect(all.textContent).toBe('All 1,240 exhibits')
})
