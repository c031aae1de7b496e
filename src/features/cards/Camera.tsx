import { useEffect, useRef } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { readCode } from './read-code.ts'

/** Interval between two scans of the camera's picture, in ms. */
const LOOK = 200

interface Props {
  onCode: (text: string) => void
  /** The camera is off; with the reason if the browser denied access, or the decoder could not be loaded. */
  onStop: (failure: string | null) => void
}

/** Shows the camera's picture, which never leaves the device, until it finds a code. Unmounting stops the camera. */
export function Camera({ onCode, onStop }: Props) {
  const { page, text } = useIsland()
  const { t } = page
  const ref = useRef<HTMLVideoElement>(null)
  const handlers = useRef({ onCode, onStop })
  handlers.current = { onCode, onStop }
  const refused = t('card:cameraRefused')
  const failed = text('network')
  useEffect(() => {
    const video = ref.current
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async () => {
      const code = video ? await readCode(video).catch(() => undefined) : null
      if (isOver) return
      if (code === undefined) handlers.current.onStop(failed)
      else if (code) handlers.current.onCode(code)
      else timer = setTimeout(() => void look(), LOOK)
    }
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
        if (isOver || !video) return stop()
        video.srcObject = stream
        await video.play()
        await look()
      } catch {
        if (!isOver) handlers.current.onStop(refused)
      }
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void start()
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [refused, failed])
  return (
    <div className="bcard-camera">
      <video ref={ref} muted playsInline aria-label={t('card:cameraPicture')} />
      <p className="hint">{t('card:cameraHint')}</p>
      <button className="btn btn-2" type="button" onClick={() => onStop(null)}>
        {t('card:cameraStop')}
      </button>
    </div>
  )
}
