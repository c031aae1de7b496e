// What a room shows while its player, which the test controls, fails and plays again.
import '../../src/styles/room.css'
import { live, liveRest } from '@fair/contract/live.ts'
import { atom, type WritableAtom } from 'nanostores'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LiveRoom } from '../../src/features/agenda/room/LiveRoom.tsx'
import { ReplayRoom } from '../../src/features/agenda/room/ReplayRoom.tsx'
import type { PlayerState, StreamPlayer } from '../../src/features/agenda/room/stream-player.ts'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { dataOf } from '../connected.ts'
import { hydrate, logIn, openPage, press } from './island.tsx'
import { holdCalls, watchCalls, withAnswers } from './network.ts'

/** The players that were created, with the position at which each began. */
const players = vi.hoisted((): { $state: WritableAtom<PlayerState>; startAt: number }[] => [])
vi.mock('../../src/features/agenda/room/stream-player.ts', () => ({
  createStreamPlayer: ({ startAt }: { startAt: number }): Partial<StreamPlayer> => {
    const $state = atom<PlayerState>({
      ...{ phase: 'loading', time: startAt, from: 0, to: 0, qualities: [], quality: -1, source: 0, captions: [] },
      ...{ muted: false, volume: 1, speed: 1 },
    })
    players.push({ $state, startAt })
    return { $state, seek: () => {}, stop: () => {} }
  },
}))

beforeEach(() => void players.splice(0))

const change = (to: Partial<PlayerState>) => {
  const $state = players.at(-1)?.$state
  if ($state) $state.set({ ...$state.get(), ...to })
}
const broken = page.getByText('cannot be played', { exact: false })

async function liveIn(state: 'live' | 'replay') {
  const { call } = await openPage('/en-US/live/', 'room', 'chat')
  const { records } = dataOf(await call(live.list, { pageSize: 0 }))
  return { call, id: records.find((each) => each.state === state)?._id ?? '' }
}

it('a live that was broken and is streamed again shows its picture', async () => {
  const { call, id } = await liveIn('live')
  let status = 'STREAMING'
  withAnswers(/stream\/status/, (answer) => {
    const { data, ...rest } = answer as { data: object }
    return { ...rest, data: { ...data, status } }
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const poll = () => vi.advanceTimersByTime(10_000)
  await hydrate(
    <IslandProvider>
      <LiveRoom call={call} id={id} leave={() => {}} hold={() => {}} />
    </IslandProvider>,
  )
  await expect.poll(() => players.length).toBe(1)
  change({ phase: 'broken' })
  await expect.element(broken).toBeInTheDocument()
  status = 'PAUSED'
  poll()
  await expect.element(page.getByText('has been interrupted', { exact: false })).toBeInTheDocument()
  status = 'STREAMING'
  poll()
  await expect.poll(() => players.length).toBe(2)
  await expect.element(broken).toBeInTheDocument()
  change({ phase: 'playing' })
  await expect.element(broken).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
})

it('a live whose sources come later than its start shows its picture', async () => {
  const { call, id } = await liveIn('live')
  const calls = watchCalls()
  const requests = () => calls.filter((each) => each.includes('stream/pull')).length
  const streamed = withAnswers(/stream\/pull/, (answer) => ({ ...(answer as object), list: [] }))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await hydrate(
    <IslandProvider>
      <LiveRoom call={call} id={id} leave={() => {}} hold={() => {}} />
    </IslandProvider>,
  )
  await expect.element(broken).toBeInTheDocument()
  await expect.poll(requests).toBe(2)
  streamed()
  vi.advanceTimersByTime(10_000)
  await expect.poll(() => players.length).toBe(1)
  await expect.element(broken).not.toBeInTheDocument()
})

it('a recording that is tried again after a failure continues where it was', async () => {
  const { call, id } = await liveIn('replay')
  const [recording] = dataOf(await call(liveRest.detail, { live_id: id })).replayList
  if (!recording) throw new Error('The sample has no recording')
  await hydrate(
    <IslandProvider>
      <ReplayRoom replay={recording} at={60} leave={() => {}} hold={() => {}} />
    </IslandProvider>,
  )
  await expect.poll(() => players.length).toBe(1)
  change({ phase: 'playing', time: 300 })
  change({ phase: 'broken' })
  await expect.element(broken).toBeInTheDocument()
  press(page.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => players.map(({ startAt }) => startAt)).toEqual([60, 300])
})

it('a visitor who logs in while the room is being entered enters it again under their name', async () => {
  const { call, id } = await liveIn('live')
  const release = holdCalls(/live\/join$/)
  const calls = watchCalls()
  const entries = () => calls.filter((each) => each.includes('live/join')).length
  await hydrate(
    <IslandProvider>
      <LiveRoom call={call} id={id} leave={() => {}} hold={() => {}} />
    </IslandProvider>,
  )
  await expect.poll(entries).toBe(1)
  await logIn()
  release()
  await expect.poll(entries).toBe(2)
})
