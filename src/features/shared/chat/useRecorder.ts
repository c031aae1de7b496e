import { useEffect, useRef, useState } from 'react'

/** Maximum length of a voice message, in seconds. */
export const LONGEST_VOICE = 60
/** Time between two checks of the clock, in ms. */
const LOOK = 200

/** Formats that browsers record, the smaller first; the platform accepts all of them. */
const KINDS = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4', 'audio/webm']

/** The format that this browser records; undefined if it cannot record. */
const kindHere = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !navigator.mediaDevices
    ? undefined
    : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))

export const canRecord = (): boolean => kindHere() !== undefined

export interface Recorder {
  /**
   * asking: the browser is asking for permission to use the microphone; full: at its maximum length, and waiting to be
   * sent.
   */
  readonly state: 'idle' | 'asking' | 'recording' | 'full'
  readonly seconds: number
  start(): void
  /** Ends the recording and returns it. */
  finish(): void
  cancel(): void
}

/**
 * Records from the microphone. `done` receives the file and its length in whole seconds; `refused` is called if the
 * visitor or the browser denies access to a microphone.
 */
export function useRecorder(done: (file: File, seconds: number) => void, refused: () => void): Recorder {
  const [state, setState] = useState<Recorder['state']>('idle')
  const [seconds, setSeconds] = useState(0)
  const running = useRef<{ recorder: MediaRecorder; recorded: Promise<Blob>; stop: () => void } | null>(null)
  const attempt = useRef(0)

  const end = () => {
    attempt.current += 1
    running.current?.stop()
    running.current = null
    setState('idle')
    setSeconds(0)
  }
  useEffect(
    () => () => {
      attempt.current += 1
      running.current?.stop()
    },
    [],
  )

  const start = async () => {
    attempt.current += 1
    const own = attempt.current
    setState('asking')
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null)
    const release = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    // Cancelled while the browser was asking for permission.
    if (own !== attempt.current) return release()
    if (!stream) {
      setState('idle')
      return refused()
    }
    const recorder = new MediaRecorder(stream, { mimeType: kindHere() ?? '', audioBitsPerSecond: 32_000 })
    const from = performance.now()
    const looking = setInterval(() => {
      const now = Math.min(LONGEST_VOICE, (performance.now() - from) / 1000)
      setSeconds(now)
      if (now < LONGEST_VOICE || recorder.state !== 'recording') return
      recorder.pause()
      setState('full')
    }, LOOK)
    // A recorder whose microphone is unplugged stops by itself: what it has recorded can still be sent.
    const recorded = new Promise<Blob>((resolve) => {
      recorder.addEventListener('dataavailable', ({ data }) => {
        clearInterval(looking)
        resolve(data)
      })
    })
    const stop = () => {
      clearInterval(looking)
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    }
    running.current = { recorder, recorded, stop }
    recorder.start()
    setState('recording')
  }
  const finish = () => {
    if (!running.current) return
    const { recorder, recorded } = running.current
    // Ended as soon as it began, as by a double press: nothing was recorded.
    if (seconds === 0) return end()
    const length = Math.max(1, Math.round(seconds))
    void recorded.then((data) => {
      const type = recorder.mimeType.split(';', 1)[0] ?? ''
      const ending = type === 'audio/mp4' ? 'm4a' : (type.split('/')[1] ?? 'webm')
      if (data.size > 0) done(new File([data], `voice.${ending}`, { type }), length)
    })
    end()
  }
  return { state, seconds, start: () => void start(), finish, cancel: end }
}
