// A recording of the sandbox, played by hls.js: what the visitor has chosen survives pauses and failures.
import { live, liveRest } from '@fair/contract/live.ts'
import Hls from 'hls.js/light'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStreamPlayer, type StreamPlayer } from '../../src/features/agenda/room/stream-player.ts'
import { dataOf } from '../connected.ts'
import { openPage } from './island.tsx'

let video: HTMLVideoElement
let player: StreamPlayer
/** The engines of the player, in order. */
let engines: Hls[]

beforeEach(() => {
  engines = []
  const load = Hls.prototype.loadSource
  vi.spyOn(Hls.prototype, 'loadSource').mockImplementation(function (this: Hls, url) {
    engines.push(this)
    load.call(this, url)
  })
  video = document.body.appendChild(document.createElement('video'))
})

afterEach(() => {
  player.stop()
  video.remove()
})

async function open(startAt = 0): Promise<void> {
  const { call } = await openPage('/en-US/live/')
  const { records } = dataOf(await call(live.list, { pageSize: 0 }))
  const live_id = records.find(({ state }) => state === 'replay')?._id ?? ''
  const [recording] = dataOf(await call(liveRest.detail, { live_id })).replayList
  const sources = [{ url: recording?.url ?? '', audioOnly: false, lowLatency: false }]
  player = createStreamPlayer({ video, sources, startTime: null, startAt })
}
const state = () => player.$state.get()
const expectPhase = (phase: string) => expect.poll(() => state().phase).toBe(phase)
const fail = (type: 'MEDIA_ERROR' | 'NETWORK_ERROR') => {
  const details = type === 'MEDIA_ERROR' ? Hls.ErrorDetails.BUFFER_APPEND_ERROR : Hls.ErrorDetails.FRAG_LOAD_ERROR
  const error = new Error('A failure of the test')
  engines.at(-1)?.trigger(Hls.Events.ERROR, { type: Hls.ErrorTypes[type], details, error, fatal: true })
}

it('a pause while the stream loads is kept', async () => {
  // The browser lets it play at once, without a gesture.
  video.muted = true
  await open()
  await new Promise((resolve) => video.addEventListener('play', resolve, { once: true }))
  player.pause()
  await expect.poll(() => video.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA)
  expect(video.paused).toBe(true)
  expect(state().phase).toBe('paused')
})

it('another source that is selected while the first one loads is not muted', async () => {
  await open()
  // A browser that allows sound: the attempt ends because the source is replaced.
  const play = vi.spyOn(video, 'play').mockRejectedValue(new DOMException('', 'AbortError'))
  await expect.poll(() => play.mock.calls.length).toBe(1)
  player.use(0)
  await expect.poll(() => play.mock.calls.length).toBe(2)
  expect(video.muted).toBe(false)
})

it('shows a button to play if the browser blocks even a muted start, as a phone that saves power does', async () => {
  await open()
  vi.spyOn(video, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await expectPhase('paused')
  expect(video.muted).toBe(false)
})

it('plays on after a failure of the decoder, without loading the stream again', async () => {
  await open()
  await expectPhase('playing')
  fail('MEDIA_ERROR')
  // At once: it may play on before a poll.
  expect(state().phase).toBe('recovering')
  await expectPhase('playing')
  expect(engines).toHaveLength(1)
})

it('keeps its speed when the stream is loaded again', async () => {
  await open()
  await expectPhase('playing')
  player.setSpeed(1.5)
  fail('NETWORK_ERROR')
  await expect.poll(() => engines.length).toBe(2)
  await expectPhase('playing')
  expect(video.playbackRate).toBe(1.5)
  expect(state().speed).toBe(1.5)
})

it('a pause by the browser, as by a media key, is no stall', async () => {
  let ahead = 0
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
  await open()
  await expectPhase('playing')
  video.pause()
  await expectPhase('paused')
  // The player reports its state each time it checks the picture: twenty seconds later it would have stalled.
  const reports = vi.fn(() => {
    ahead += 3000
  })
  player.$state.listen(reports)
  await expect.poll(() => reports.mock.calls.length).toBeGreaterThan(5)
  expect(state().phase).toBe('paused')
  expect(engines).toHaveLength(1)
})

it('a recording that fails repeatedly continues where it was, also if that is before its first position', async () => {
  let failures = 0
  let isDown = false
  const send = XMLHttpRequest.prototype.open
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest, how, url) {
    // Not what the engine that fails still loads ahead.
    if (isDown && String(url).endsWith('index.m3u8')) failures += 1
    send.call(this, how, isDown ? '/sandbox/stream/recording/none/index.m3u8' : url, true)
  })
  await open(600)
  await expectPhase('playing')
  player.seek(100)
  await expect.poll(() => !video.seeking && video.currentTime).toBeGreaterThan(100)
  isDown = true
  fail('NETWORK_ERROR')
  await expect.poll(() => failures).toBe(1)
  isDown = false
  await expect.poll(() => engines.length).toBe(3)
  await expectPhase('playing')
  expect(video.currentTime).toBeGreaterThanOrEqual(100)
  expect(video.currentTime).toBeLessThan(200)
})

it('a chapter that is pressed while its recording loads is played', async () => {
  await open(600)
  player.seek(100)
  await expectPhase('playing')
  await expect.poll(() => video.seeking).toBe(false)
  expect(video.currentTime).toBeGreaterThanOrEqual(100)
  expect(video.currentTime).toBeLessThan(200)
})
