// @vitest-environment jsdom
import { Activity, act } from 'react'
// biome-ignore lint/style/noRestrictedImports: the test renders it as OverlayHost does
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type Recorder, useRecorder } from './useRecorder.ts'

let latest: FakeRecorder

/** A recorder that writes its container's header even if nothing was recorded. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true
  state = 'inactive'
  mimeType = 'audio/webm;codecs=opus'
  constructor() {
    super()
    latest = this
  }
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['header']) }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => ({ getTracks: () => [] }) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

type Take = (file: File, seconds: number) => void

function Voice({ done, left, take }: { done: Take; left: Take; take: (recorder: Recorder) => void }) {
  const recorder = useRecorder({ done, left, refused: () => {} })
  take(recorder)
  return recorder.state
}

async function record(done: Take, left: Take = () => {}) {
  let recorder = {} as Recorder
  const take = (now: Recorder) => {
    recorder = now
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const remove = () => act(async () => root.unmount())
  onTestFinished(remove)
  const show = (mode: 'visible' | 'hidden') =>
    act(async () =>
      root.render(
        <Activity mode={mode}>
          <Voice done={done} left={left} take={take} />
        </Activity>,
      ),
    )
  await show('visible')
  await act(async () => recorder.start())
  return { recorder: () => recorder, show, remove }
}

it('sends a recording, but none that is finished as soon as it began', async () => {
  const done = vi.fn()
  const { recorder } = await record(done)
  expect(recorder().state).toBe('recording')
  await act(async () => recorder().finish())
  expect(recorder().state).toBe('idle')
  expect(done).not.toHaveBeenCalled()
  await act(async () => recorder().start())
  await act(async () => vi.advanceTimersByTime(2400))
  await act(async () => recorder().finish())
  expect(done).toHaveBeenCalledExactlyOnceWith(expect.any(File), 2)
})

it('sends what was recorded until the microphone was unplugged', async () => {
  const done = vi.fn()
  const { recorder } = await record(done)
  await act(async () => vi.advanceTimersByTime(2400))
  // As browsers do when the last track ends.
  latest.stop()
  await act(async () => vi.advanceTimersByTime(30_000))
  expect(recorder().seconds).toBeCloseTo(2.4)
  await act(async () => recorder().finish())
  expect(done).toHaveBeenCalledExactlyOnceWith(expect.any(File), 2)
  expect(recorder().state).toBe('idle')
})

it('returns what was recorded if it is removed, but nothing after a recording that was sent or discarded', async () => {
  const [done, left] = [vi.fn(), vi.fn()]
  const { recorder, remove } = await record(done, left)
  await act(async () => vi.advanceTimersByTime(2400))
  await act(async () => recorder().cancel())
  await act(async () => recorder().start())
  await act(async () => vi.advanceTimersByTime(3400))
  await remove()
  expect(left).toHaveBeenCalledExactlyOnceWith(expect.any(File), 3)
  expect(done).not.toHaveBeenCalled()
})

it('is idle once the login after an expired one has shown it again', async () => {
  const [done, left] = [vi.fn(), vi.fn()]
  const { recorder, show } = await record(done, left)
  await act(async () => vi.advanceTimersByTime(2400))
  await show('hidden')
  await show('visible')
  expect(recorder().state).toBe('idle')
  await act(async () => recorder().finish())
  expect(left).toHaveBeenCalledExactlyOnceWith(expect.any(File), 2)
  expect(done).not.toHaveBeenCalled()
})
