// @vitest-environment jsdom
import { act } from 'react'
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

function Voice({ done, take }: { done: (file: File, seconds: number) => void; take: (recorder: Recorder) => void }) {
  const recorder = useRecorder(done, () => {})
  take(recorder)
  return recorder.state
}

async function record(done: (file: File, seconds: number) => void) {
  let recorder = {} as Recorder
  const take = (now: Recorder) => {
    recorder = now
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => root.render(<Voice done={done} take={take} />))
  await act(async () => recorder.start())
  return () => recorder
}

it('sends a recording, but none that is finished as soon as it began', async () => {
  const done = vi.fn()
  const recorder = await record(done)
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
  const recorder = await record(done)
  await act(async () => vi.advanceTimersByTime(2400))
  // As browsers do when the last track ends.
  latest.stop()
  await act(async () => vi.advanceTimersByTime(30_000))
  expect(recorder().seconds).toBeCloseTo(2.4)
  await act(async () => recorder().finish())
  expect(done).toHaveBeenCalledExactlyOnceWith(expect.any(File), 2)
  expect(recorder().state).toBe('idle')
})
