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

interface RecorderHandlers {
  /** Receives a finished recording and its length in whole seconds. */
  done(file: File, seconds: number): void
  /** Receives a recording that was running when the component was removed, as when another chat is opened. */
  left(file: File, seconds: number): void
  /** The visitor or the browser denies access to a microphone. */
  refused(): void
}

interface Recording {
  readonly recorded: Promise<File>
  readonly stop: () => void
  seconds: number
}

/** Stops a recording and gives it to `to`, but not one that ends as soon as it began, as by a double press. */
function handOver(recording: Recording | null, to: RecorderHandlers['done']): void {
  recording?.stop()
  if (!recording || recording.seconds === 0) return
  void recording.recorded.then((file) => file.size > 0 && to(file, Math.max(1, Math.round(recording.seconds))))
}

/** Records from the microphone. */
export function useRecorder(handlers: RecorderHandlers): Recorder {
  const [state, setState] = useState<Recorder['state']>('idle')
  const [seconds, setSeconds] = useState(0)
  const running = useRef<Recording | null>(null)
  const attempt = useRef(0)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })

  const end = () => {
    attempt.current += 1
    running.current?.stop()
    running.current = null
    setState('idle')
    setSeconds(0)
  }
  // Also once the login has expired: the component is then hidden, and shown again after the next login.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `end` changes nothing but refs and states
  useEffect(
    () => () => {
      handOver(running.current, latest.current.left)
      end()
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
      return latest.current.refused()
    }
    const recorder = new MediaRecorder(stream, { mimeType: kindHere() ?? '', audioBitsPerSecond: 32_000 })
    const from = performance.now()
    const looking = setInterval(() => {
      const now = Math.min(LONGEST_VOICE, (performance.now() - from) / 1000)
      recording.seconds = now
      setSeconds(now)
      if (now < LONGEST_VOICE || recorder.state !== 'recording') return
      recorder.pause()
      setState('full')
    }, LOOK)
    // A recorder whose microphone is unplugged stops by itself: what it has recorded can still be sent.
    const recorded = new Promise<File>((resolve) => {
      recorder.addEventListener('dataavailable', ({ data }) => {
        clearInterval(looking)
        const type = recorder.mimeType.split(';', 1)[0] ?? ''
        const ending = type === 'audio/mp4' ? 'm4a' : (type.split('/')[1] ?? 'webm')
        resolve(new File([data], `voice.${ending}`, { type }))
      })
    })
    const stop = () => {
      clearInterval(looking)
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    }
    const recording: Recording = { recorded, stop, seconds: 0 }
    running.current = recording
    recorder.start()
    setState('recording')
  }
  const finish = () => {
    handOver(running.current, latest.current.done)
    end()
  }
  return { state, seconds, start: () => void start(), finish, cancel: end }
}
