// At the gate: the tickets that the device stores are shown whenever the platform does not answer for itself.
import '../../src/styles/ticket.css'
import { ticket as calls } from '@fair/contract/ticket.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MyTicketsPage } from '../../src/features/ticket/MyTicketsPage.tsx'
import { TicketPage } from '../../src/features/ticket/TicketPage.tsx'
import { dataOf } from '../connected.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { withFault } from './network.ts'

const note = page.getByText('The platform cannot be reached. This is as last seen on', { exact: false })

it.each(['offline', 'broken', 'html'])('shows stored tickets while the platform is %s', async (fault) => {
  const island = await openPage('/en-US/personal-center/ticket/', 'personal', 'form', 'ticket')
  await logIn()
  const { records } = dataOf(await island.call(calls.mine, { pageNum: 1, pageSize: 5000 }))
  await hydrate(<MyTicketsPage />)
  await expect.element(page.css('.tk-rows')).toBeVisible()
  const mended = withFault(fault, /\/api\/v2\/app\/ticket\//)
  await hydrate(<MyTicketsPage />)
  await expect.element(note).toBeVisible()
  await expect.element(page.css('.tk-rows')).toBeVisible()
  mended()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(note).not.toBeInTheDocument()
  withFault(fault, /\/api\/v2\/app\/ticket\//)
  await openPage(`/en-US/ticket/ticket-detail/?id=${records[0]?.ticketId}`, 'personal', 'form', 'ticket')
  await hydrate(<TicketPage />)
  await expect.element(note).toBeVisible()
})
