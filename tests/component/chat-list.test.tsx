// The chat that an address names, while the list of chats does not load.
import '../../src/styles/chat-page.css'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { ChatPage } from '../../src/features/chat/ChatPage.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage, press } from './island.tsx'
import { holdCalls, withAnswers, withFault } from './network.ts'

it('on a phone, the chat of the address shows that the list loads, that it failed, and then itself', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1440, 900))
  await openPage('/en-US/chat/?chatgroupId=CG-U1001-30001', 'chat')
  await logIn()
  const mended = withFault('broken', /chat\/list$/)
  const release = holdCalls(/chat\/list$/)
  await hydrate(<ChatPage />)
  const pane = page.css('.conversation')
  await expect.element(pane).toMatchTextContent('Loading')
  release()
  await expect.element(pane.getByRole('alert')).toMatchTextContent('The conversations could not be loaded')
  await expectAccessible()
  mended()
  press(pane.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByLabelText('Message', { exact: true })).toBeVisible()
})

it('on a phone, the chat of the address shows that older conversations could not be loaded', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1440, 900))
  await openPage('/en-US/chat/?chatgroupId=none', 'chat')
  await logIn()
  const many = Array.from({ length: 100 }, (_, at) => ({
    ...{ _id: `S${at}`, chatgroupId: `G${at}`, status: 'ACTIVE', role: 'EXHIBITOR', roleId: '30001' },
    ...{ title: `Maker ${at}`, isStaffOnline: false, unreadCount: 0, memberCount: 2 },
    updateTime: '2026-11-18T00:00:00.000Z',
  }))
  withAnswers(/chat\/list$/, () => ({ success: true, errCode: 0, errMsg: '', list: many }))
  const mended = withFault('broken', /session\/page$/)
  await hydrate(<ChatPage />)
  const pane = page.css('.conversation')
  await expect.element(pane.getByRole('alert')).toMatchTextContent('The conversations could not be loaded')
  mended()
  press(pane.getByRole('button', { name: 'Try again' }))
  await expect.element(pane).toMatchTextContent('This conversation is not in your list')
})
