// A room's chat reports forbidden words before sending; signed-out viewers learn that a room has ended.
import '../../src/styles/catalogue.css'
import '../../src/styles/room.css'
import { type LiveGoods, live, liveRest } from '@fair/contract/live.ts'
import type { StreamStatus } from '@fair/contract/stream.ts'
import type { MapStore } from 'nanostores'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Call } from '../../src/api/client.ts'
import { PageProvider } from '../../src/components/usePage.ts'
import { FarewellDialog } from '../../src/features/agenda/room/FarewellDialog.tsx'
import { RoomChat } from '../../src/features/agenda/room/RoomChat.tsx'
import { RoomSide } from '../../src/features/agenda/room/RoomSide.tsx'
import { useFarewell } from '../../src/features/agenda/room/useFarewell.ts'
import { openChatPage } from '../../src/features/shared/chat/chat-page.ts'
import { dialogSheet } from '../../src/features/shared/style-sheets.ts'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { $session } from '../../src/stores/session.ts'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage, press } from './island.tsx'
import { holdCalls, withFault } from './network.ts'

// Leaving the page would end the test.
const back = vi.hoisted(() => vi.fn())
vi.mock('../../src/features/agenda/room/navigate-back.ts', () => ({ navigateBack: back }))

async function openRoom(call: Call) {
  const { records } = dataOf(await call(live.list, { pageSize: 0 }))
  const live_id = records.find(({ state }) => state === 'live')?._id ?? ''
  const { chatgroupId = null } = dataOf(await call(liveRest.join, { live_id }))
  await hydrate(
    <IslandProvider>
      <h1>Live</h1>
      <div className="side-chat">
        <RoomChat call={call} chatgroupId={chatgroupId} isOpen />
      </div>
    </IslandProvider>,
  )
  return chatgroupId ?? ''
}

it('a message with forbidden words stays in the field with an error, and another one is sent', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  await logIn()
  await openRoom(call)
  const field = page.getByRole('textbox')
  await expect.element(field).toBeVisible()
  const login = $session.get()?.authorization ?? ''
  const chats = dataOf(await openChatPage(call, login))
  await expect.poll(() => chats.engine.$connection.get()).toBe('online')
  await field.fill('A counterfeit part')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('counterfeit')
  await expect.element(field).toHaveValue('A counterfeit part')
  // Sent again unchanged, it is announced again.
  const first = page.getByRole('alert').element()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(page.getByRole('alert')).toMatchTextContent('counterfeit')
  await expectAccessible()
  await field.fill('How long does it take?')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  expect(page.getByRole('alert').elements()).toEqual([])
  await expect.element(page.getByRole('log')).toMatchTextContent('How long does it take?')
  // "You" has no initial next to it.
  expect([...document.querySelectorAll('.say .avatar')].at(-1)?.textContent).toBe('')
})

it('a message that the service refuses can be discarded, and does not come back', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  await logIn()
  const send = WebSocket.prototype.send
  const refusing = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, frame) {
    if (!String(frame).includes('"type":"send"')) return send.call(this, frame)
    const { id, chatgroupId } = JSON.parse(String(frame)).message
    const data = JSON.stringify({ type: 'refused', chatgroupId, id, reason: 'muted' })
    this.dispatchEvent(new MessageEvent('message', { data }))
  })
  onTestFinished(() => refusing.mockRestore())
  await openRoom(call)
  const field = page.getByRole('textbox')
  await expect.element(field).toBeVisible()
  await field.fill('Not wanted')
  await userEvent.keyboard('{Enter}')
  const message = page.css('.say').filter({ hasText: 'Not wanted' })
  const discard = message.getByRole('button', { name: 'Discard' })
  await expect.element(discard).toBeVisible()
  press(discard)
  await expect.element(message).not.toBeInTheDocument()
  expect(Object.keys(localStorage).filter((key) => key.includes('chat-out'))).toEqual([])
})

it('a message is sent once if Enter is pressed again while it is checked', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  await logIn()
  await openRoom(call)
  const field = page.getByRole('textbox')
  await expect.element(field).toBeVisible()
  const chats = dataOf(await openChatPage(call, $session.get()?.authorization ?? ''))
  await expect.poll(() => chats.engine.$connection.get()).toBe('online')
  const release = holdCalls(/green\/text/)
  await field.fill('Is it in stock?')
  await userEvent.keyboard('{Enter}{Enter}')
  release()
  await expect.element(field).toHaveValue('')
  const log = page.getByRole('log')
  await expect.element(log).toMatchTextContent('Is it in stock?')
  // A later message is in the log, so a second copy of the first one would be there as well.
  await field.fill('Thank you')
  await userEvent.keyboard('{Enter}')
  await expect.element(log).toMatchTextContent('Thank you')
  expect(log.getByText('Is it in stock?').elements()).toHaveLength(1)
})

it('a chat is called empty only once its history has loaded, which can be requested again', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  await logIn()
  const send = WebSocket.prototype.send
  const lost = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, frame) {
    if (!String(frame).includes('"type":"history"')) send.call(this, frame)
  })
  onTestFinished(() => lost.mockRestore())
  const chatgroupId = await openRoom(call)
  const log = page.getByRole('log')
  await expect.element(log).toMatchTextContent('Loading')
  const { engine } = dataOf(await openChatPage(call, $session.get()?.authorization ?? ''))
  const histories = engine.$histories as MapStore<Record<string, 'loading' | 'failed'>>
  await expect.poll(() => histories.get()[chatgroupId]).toBe('loading')
  // As after ten seconds without an answer.
  histories.setKey(chatgroupId, 'failed')
  await expect.element(log).toMatchTextContent('could not be loaded')
  lost.mockRestore()
  await log.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => log.element().querySelectorAll('.say').length).toBeGreaterThan(0)
  await expect.element(log).not.toMatchTextContent('could not be loaded')
})

it('the chat of a room is open again once the messages over the page are closed', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  await logIn()
  const chatgroupId = await openRoom(call)
  const { engine } = dataOf(await openChatPage(call, $session.get()?.authorization ?? ''))
  const open = () => engine.$conversation.get().open
  await expect.poll(open).toBe(chatgroupId)
  engine.open('CG-U1001-30001')
  expect(open()).toBe('CG-U1001-30001')
  // The chat that is open over a hidden page stays the chosen one.
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(open()).toBeNull()
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(open()).toBe('CG-U1001-30001')
  engine.open(null)
  expect(open()).toBe(chatgroupId)
})

it('the history of a chat is not announced, and later messages are', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  await logIn()
  /** How the log announces, each time that messages are added to it. */
  const announced: (string | null | undefined)[] = []
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    const first = added.find((node) => node instanceof Element && node.matches('.log .say'))
    if (first) announced.push((first as Element).closest('.log')?.ariaLive)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  const chatgroupId = await openRoom(call)
  const log = page.getByRole('log')
  await expect.element(log).toHaveAttribute('aria-live', 'polite')
  const { engine } = dataOf(await openChatPage(call, $session.get()?.authorization ?? ''))
  await expect.poll(() => engine.$connection.get()).toBe('online')
  expect(announced).toEqual(['off'])
  engine.write({ chatgroupId, contentsType: 'TEXT', msgContent: 'Is it quiet?' })
  await expect.poll(() => announced).toEqual(['off', 'polite'])
})

it('a long chat opens at its newest message', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  await logIn()
  const chatgroupId = await openRoom(call)
  const log = page.getByRole('log')
  await expect.element(log).toBeVisible()
  const { engine } = dataOf(await openChatPage(call, $session.get()?.authorization ?? ''))
  await expect.poll(() => engine.$connection.get()).toBe('online')
  for (let n = 1; n <= 40; n += 1) engine.write({ chatgroupId, contentsType: 'TEXT', msgContent: `Message ${n}.` })
  await expect.element(log).toMatchTextContent('Message 40.')
  await openRoom(call)
  await expect.element(log).toMatchTextContent('Message 40.')
  await expect.element(log.getByText('Message 40.')).toBeInViewport()
})

it('a typed message remains while the exhibits are shown', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  await logIn()
  const { records } = dataOf(await call(live.list, { pageSize: 0 }))
  const live_id = records.find(({ state }) => state === 'live')?._id ?? ''
  const { chatgroupId = null } = dataOf(await call(liveRest.join, { live_id }))
  const { goodsList } = dataOf(await call(liveRest.detail, { live_id }))
  expect(goodsList).not.toEqual([])
  await hydrate(
    <IslandProvider>
      <RoomSide call={call} chatgroupId={chatgroupId} goods={goodsList} />
    </IslandProvider>,
  )
  const field = page.getByRole('textbox')
  await field.fill('How much is')
  press(page.getByRole('tab', { name: /Exhibits/ }))
  await expect.element(field).not.toBeInTheDocument()
  press(page.getByRole('tab', { name: 'Chat' }))
  await expect.element(field).toHaveValue('How much is')
})

function Side({ call, first }: { call: Call; first: readonly LiveGoods[] }) {
  const [goods, setGoods] = useState(first)
  return (
    <>
      <button type="button" onClick={() => setGoods([])}>
        Remove
      </button>
      <RoomSide call={call} chatgroupId={null} goods={goods} />
    </>
  )
}

it('the chat is shown again once the presenter has removed all exhibits', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  const { records } = dataOf(await call(live.list, { pageSize: 0 }))
  const live_id = records.find(({ state }) => state === 'live')?._id ?? ''
  const { goodsList } = dataOf(await call(liveRest.detail, { live_id }))
  await hydrate(
    <IslandProvider>
      <Side call={call} first={goodsList} />
    </IslandProvider>,
  )
  press(page.getByRole('tab', { name: /Exhibits/ }))
  await expect.element(page.getByRole('tabpanel', { name: /Exhibits/ })).toBeInTheDocument()
  press(page.getByRole('button', { name: 'Remove' }))
  await expect.element(page.getByRole('tabpanel', { name: 'Chat' })).toBeInTheDocument()
  const tab = page.getByRole('tab', { name: 'Chat' })
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab).toHaveAttribute('tabindex', '0')
})

it('pictures are sent and shown; a failed upload is retried, and other files are refused with a reason', async () => {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  await logIn()
  await openRoom(call)
  const choose = page.css('.composer input[type=file]')
  // Only pictures: an audience receives no files.
  await expect.poll(() => choose.elements().length).toBe(1)
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 })
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const file = (name: string, type: string) => new File([drawn ?? ''], name, { type })
  await choose.upload(file('plan.svg', 'image/svg+xml'))
  await expect.element(page.getByRole('alert')).toMatchTextContent('Only JPG, PNG, WebP and GIF')
  const mended = withFault('offline', /file\/signature/)
  await choose.upload(file('part.png', 'image/png'))
  const log = page.getByRole('log')
  const again = log.getByRole('button', { name: 'Send again' })
  await expect.element(again).toBeVisible()
  await expectAccessible()
  mended()
  await again.click()
  const enlarge = log.getByRole('button', { name: 'Enlarge the picture from you' })
  await expect.element(enlarge).toBeVisible()
  await enlarge.click()
  await expect.element(page.getByRole('dialog').getByRole('img', { name: 'Picture from you' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(enlarge).toHaveFocus()
})

function Room({ first }: { first: StreamStatus['status'] }) {
  const [status, setStatus] = useState(first)
  const [count, setCount] = useState(0)
  const farewell = useFarewell(null, 'live', { status, viewers: 1 } as StreamStatus)
  return (
    <>
      <button type="button" onClick={() => setStatus('OFFLINE')}>
        Take offline
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      {farewell && <FarewellDialog farewell={farewell} />}
    </>
  )
}

it('a room set offline sends signed-out viewers back, and does not warn those who arrive later', async () => {
  const { page: context } = await openPage('/en-US/live/', 'room')
  await hydrate(<Room first="STREAMING" />)
  press(page.getByRole('button', { name: 'Take offline' }))
  const farewell = page.getByRole('dialog', { name: 'The live streaming has been set offline' })
  await expect.element(farewell).toBeVisible()
  press(page.getByRole('button', { name: 'OK' }))
  expect(back).toHaveBeenCalledExactlyOnceWith(context.href('/live'))
  await hydrate(<Room first="OFFLINE" />)
  // Its effects have run, the modules that they import are loaded, and it is rendered once more.
  press(page.getByRole('button', { name: 'Counted 0' }))
  await expect.element(page.getByRole('button', { name: 'Counted 1' })).toBeVisible()
  await dialogSheet()
  press(page.getByRole('button', { name: 'Counted 1' }))
  await expect.element(page.getByRole('button', { name: 'Counted 2' })).toBeVisible()
  expect(farewell.elements()).toEqual([])
})

it('a session can be rated when it has ended, not when it is set offline, and questions open beside it', async () => {
  const opened = await openPage('/en-US/live/detail/bfec35965b31bdcc1c5f6814/', 'room', 'chat')
  // For a tenant whose platform supports them.
  const context = { ...opened.page, flags: new Set(['SESSION_FEEDBACK']) }
  await dialogSheet()
  await hydrate(
    <IslandProvider>
      <PageProvider value={context}>
        <RoomSide call={opened.call} chatgroupId={null} goods={[]} />
      </PageProvider>
    </IslandProvider>,
  )
  press(page.getByRole('button', { name: 'Questions' }))
  await expect.element(page.getByRole('dialog', { name: 'Questions' })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await hydrate(
    <PageProvider value={context}>
      <FarewellDialog farewell={{ reason: 'ended', of: 'live' }} />
    </PageProvider>,
  )
  const farewell = page.getByRole('dialog', { name: 'Live Streaming has ended.' })
  await expectAccessible('dialog')
  press(farewell.getByRole('button', { name: 'Rate' }))
  await expect.element(page.getByRole('dialog', { name: 'Rate this session' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(farewell).toBeVisible()

  await hydrate(
    <PageProvider value={context}>
      <FarewellDialog farewell={{ reason: 'offline', of: 'live' }} />
    </PageProvider>,
  )
  await expect.element(farewell.getByRole('button', { name: 'Rate' })).not.toBeInTheDocument()
})
