// The chat that an address names, as the list of chats returns it, or while that does not load.
import '../../src/styles/chat-page.css'
import { expect, it, onTestFinished, vi } from 'vitest'
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

it('a file that is dropped on a closed chat is not sent', async () => {
  const send = WebSocket.prototype.send
  let close = () => {}
  const watched = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, frame) {
    send.call(this, frame)
    if (!String(frame).includes('"type":"hello"')) return
    const status = JSON.stringify({ type: 'status', chatgroupId: 'CG-U1001-30001', status: 'CLOSED' })
    close = () => this.dispatchEvent(new MessageEvent('message', { data: status }))
  })
  onTestFinished(() => watched.mockRestore())
  await openPage('/en-US/chat/?chatgroupId=CG-U1001-30001', 'chat')
  await logIn()
  await hydrate(<ChatPage />)
  const field = page.getByLabelText('Message', { exact: true })
  await expect.element(field).toBeVisible()
  await expect
    .poll(() => {
      close()
      return (field.element() as HTMLTextAreaElement).disabled
    })
    .toBe(true)
  const data = new DataTransfer()
  data.items.add(new File(['x'], 'Plan.pdf', { type: 'application/pdf' }))
  const init = { bubbles: true, cancelable: true, dataTransfer: data }
  page.css('.messages').element().dispatchEvent(new DragEvent('drop', init))
  await expect.element(page.css('.chat-note')).toMatchTextContent('closed')
  expect(page.css('.message').filter({ hasText: 'Plan.pdf' }).elements()).toHaveLength(0)
})
