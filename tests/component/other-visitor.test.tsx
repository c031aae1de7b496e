// What a visitor has opened is closed once they have logged out, or another person has logged in.
import '../../src/styles/form.css'
import '../../src/styles/room.css'
import { live, liveRest } from '@fair/contract/live.ts'
import { type TicketKind, ticket } from '@fair/contract/ticket.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSession } from '../../src/api/browser.ts'
import { RoomChat } from '../../src/features/agenda/room/RoomChat.tsx'
import { openChatPage } from '../../src/features/shared/chat/chat-page.ts'
import { KindPage } from '../../src/features/ticket/KindPage.tsx'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { currentPage } from '../../src/islands/page.ts'
import { forgetLogin } from '../../src/stores/login.ts'
import { $overlay } from '../../src/stores/overlay.ts'
import { $session } from '../../src/stores/session.ts'
import { showToast } from '../../src/stores/toasts.ts'
import { dataOf } from '../connected.ts'
import { hydrate, logIn, openOver, openPage } from './island.tsx'

const kinds = () => $overlay.get().map(({ kind }) => kind)
const title = page.getByRole('dialog').getByLabelText('Title', { exact: false })

async function openInquiry() {
  await openPage('/en-US/exhibits/detail/800001/')
  await logIn('emma.larsson@example.com')
  await openOver('inquire')
  await expect.element(title).toBeVisible()
}

it('a form stays open for the login after an expired one, but not for another person', async () => {
  await openInquiry()
  const { data, text } = currentPage()
  const session = await openSession(data, text)
  const token = $session.get()?.authorization ?? ''
  void session.expired({ token, message: '', preregistering: false })
  expect(kinds()).toEqual(['inquire', 'login'])
  await logIn()
  expect(kinds()).toEqual([])
})

it('a form is closed by a logout', async () => {
  await openInquiry()
  forgetLogin(true)
  expect(kinds()).toEqual([])
})

it('an application for a ticket is closed by a logout', async () => {
  const { call } = await openPage('/en-US/ticket/details/', 'form', 'ticket')
  await logIn()
  const kinds = dataOf(await call(ticket.kinds, {}))
  const kind = kinds.find(({ way, saleState, applicable }) => way === 'APPLY' && saleState === 'ON_SALE' && applicable)
  await hydrate(<KindPage kind={kind as TicketKind} />)
  await page.getByRole('button', { name: 'Apply' }).click()
  const contact = page.getByLabelText('Contact person', { exact: false })
  await contact.fill('Emma Larsson')
  forgetLogin(true)
  await expect.element(contact).not.toBeInTheDocument()
})

it('a toast with an undo action is removed at the logout, other toasts stay', async () => {
  await openPage('/en-US/exhibits/detail/800001/')
  await logIn()
  showToast({ text: 'Note deleted.', action: { label: 'Undo', run: () => {} } })
  showToast({ text: 'Offline', id: 'offline' })
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  forgetLogin(true)
  await expect.element(page.getByText('Note deleted.')).not.toBeInTheDocument()
  await expect.element(page.getByText('Offline')).toBeVisible()
})

it('the chat of a room disconnects at the logout, and stores no later message', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  await logIn()
  const { records } = dataOf(await call(live.list, { pageSize: 0 }))
  const live_id = records.find(({ state }) => state === 'live')?._id ?? ''
  const { chatgroupId = null } = dataOf(await call(liveRest.join, { live_id }))
  await hydrate(
    <IslandProvider>
      <RoomChat call={call} chatgroupId={chatgroupId} isOpen />
    </IslandProvider>,
  )
  await expect.element(page.getByRole('textbox')).toBeVisible()
  const { engine } = dataOf(await openChatPage(call, $session.get()?.authorization ?? ''))
  await expect.poll(() => engine.$connection.get()).toBe('online')
  const close = vi.spyOn(WebSocket.prototype, 'close')
  forgetLogin(true)
  await expect.poll(() => close.mock.calls.length).toBe(1)
  // As a file that is uploaded only now.
  engine.write({ chatgroupId: chatgroupId ?? '', contentsType: 'TEXT', msgContent: 'Late' })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('chat-out'))).toEqual([])
})
