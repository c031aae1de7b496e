// The commands that control a meeting's room while the visitor is in it.
import '../../src/styles/room.css'
import { meeting, meetingRest } from '@fair/contract/meeting.ts'
import { atom } from 'nanostores'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MeetingRoom } from '../../src/features/agenda/room/MeetingRoom.tsx'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { dataOf } from '../connected.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { holdCalls, watchCalls, withAnswers, withFault } from './network.ts'

vi.mock('../../src/features/agenda/room/stream-player.ts', () => ({
  createStreamPlayer: () => ({
    $state: atom({
      ...{ phase: 'playing', time: 0, from: 0, to: 0, qualities: [], quality: -1, source: 0, captions: [] },
      ...{ muted: false, volume: 1, speed: 1 },
    }),
    seek: () => {},
    stop: () => {},
  }),
}))

/** The connections of the chat. */
const sockets = new Set<WebSocket>()

beforeEach(() => {
  sockets.clear()
  const send = WebSocket.prototype.send
  const watched = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, frame) {
    if (String(frame).includes('"type":"hello"')) sockets.add(this)
    send.call(this, frame)
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    watched.mockRestore()
    vi.useRealTimers()
  })
})

const layout = page.css('.room-guests .sub')

async function enterMeeting() {
  const { call } = await openPage('/en-US/meeting/', 'room', 'chat')
  await logIn()
  const { records } = dataOf(await call(meeting.list, { pageSize: 0 }))
  const meetingId = records.find(({ state }) => state === 'live')?.meetingId ?? ''
  const { roomId } = dataOf(await call(meetingRest.join, { meetingId }))
  await hydrate(
    <IslandProvider>
      <MeetingRoom call={call} id={meetingId} leave={() => {}} toFilm={() => {}} hold={() => {}} />
    </IslandProvider>,
  )
  await expect.element(layout).toHaveTextContent('One speaker in front')
  /** The service sends a command to the visitors in the room. */
  return (to: string) => {
    const command = { command: 'meetingLayout', roomId, layout: to }
    const data = JSON.stringify({ type: 'room', chatgroupId: 'G', command })
    for (const socket of sockets) socket.dispatchEvent(new MessageEvent('message', { data }))
  }
}

it('a command is not undone by the answer to an earlier request', async () => {
  const command = await enterMeeting()
  // The connection is up once a command is followed.
  await expect
    .poll(() => {
      command('GRID')
      return layout.element().textContent
    })
    .toBe('All speakers in a grid')
  withAnswers(/stream\/status/, (answer) => {
    const { data, ...rest } = answer as { data: object }
    return { ...rest, data: { ...data, viewers: 777 } }
  })
  const release = holdCalls(/room\/config$/)
  const calls = watchCalls()
  vi.advanceTimersByTime(10_000)
  await expect.poll(() => calls.filter((each) => each.includes('room/config')).length).toBe(1)
  command('SCREEN')
  await expect.element(layout).toHaveTextContent('A screen is shared')
  release()
  await expect.element(page.getByText('777', { exact: false })).toBeInTheDocument()
  expect(layout.element().textContent).toBe('A screen is shared')
  // A later request counts again: the platform knows of no command.
  vi.advanceTimersByTime(10_000)
  await expect.element(layout).toHaveTextContent('One speaker in front')
})

it('commands are followed if the connection could not be made at first', async () => {
  const mended = withFault('broken', /negotiation\/key/)
  const command = await enterMeeting()
  await expect.element(page.css('.side-chat').getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(sockets.size).toBe(0)
  mended()
  await expect
    .poll(() => {
      vi.advanceTimersByTime(10_000)
      command('GRID')
      return layout.element().textContent
    })
    .toBe('All speakers in a grid')
})
