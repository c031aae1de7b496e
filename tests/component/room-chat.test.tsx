// The chat beside a stream: what may not be said is told before it is sent.
import '../../src/styles/catalogue.css'
import '../../src/styles/room.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { live, liveRest } from '../../src/contract/live.ts'
import { RoomChat } from '../../src/features/agenda/room/RoomChat.tsx'
import { openChatPage } from '../../src/features/shared/chat/chat-page.ts'
import { $session } from '../../src/stores/session.ts'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage } from './island.tsx'

it('words that may not be sent stay in the field and say so; others are sent', async () => {
  const { page: context, call } = await openPage('/en-US/live/', 'room')
  await logIn()
  const { records } = dataOf(await call(live.list, { pageSize: 0 }))
  const live_id = records.find(({ state }) => state === 'live')?._id ?? ''
  const { chatgroupId = null } = dataOf(await call(liveRest.join, { live_id }))
  await hydrate(
    <>
      <h1>Live</h1>
      <div className="side-chat">
        <RoomChat page={context} call={call} chatgroupId={chatgroupId} isOpen />
      </div>
    </>,
  )
  const field = page.getByRole('textbox')
  await expect.element(field).toBeVisible()
  const login = $session.get()?.authorization ?? ''
  const chats = dataOf(await openChatPage(call, login))
  await expect.poll(() => chats.engine.$connection.get()).toBe('online')
  await field.fill('A counterfeit part')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('counterfeit')
  await expect.element(field).toHaveValue('A counterfeit part')
  await expectAccessible()
  await field.fill('How long does it take?')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  expect(page.getByRole('alert').elements()).toEqual([])
  await expect.element(page.getByRole('log')).toMatchTextContent('How long does it take?')
})
