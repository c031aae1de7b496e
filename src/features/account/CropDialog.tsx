import { useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { usePage } from '../../components/usePage.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { type CropFrame, cutOf, dragged, MAX_ZOOM, MIDDLE } from './crop-frame.ts'

/** Pixels of the uploaded picture, and of the view in which it is placed. */
const SENT = 512
const SHOWN = 256

interface Props {
  picture: ImageBitmap
  busy: boolean
  failure: string | null
  use: (square: Blob) => void
  close: () => void
}

/** Places a picture in a square: dragged with the pointer, or moved and zoomed with sliders, also by keyboard. */
export function CropDialog({ picture, busy, failure, use, close }: Props) {
  const { t } = usePage()
  const [frame, setFrame] = useState<CropFrame>(MIDDLE)
  const canvas = useRef<HTMLCanvasElement>(null)
  const hand = useRef<{ x: number; y: number } | null>(null)
  const { width, height } = picture
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, frame)
  }, [picture, frame])
  const send = () => {
    const square = document.createElement('canvas')
    square.width = SENT
    square.height = SENT
    draw(square, picture, frame)
    square.toBlob((blob) => blob && use(blob), 'image/jpeg', 0.9)
  }
  return (
    <Dialog title={t('account:picture.crop')} close={t('common:close')} onClose={close}>
      <p className="small faint">{t('account:picture.cropWhy')}</p>
      <canvas
        className="crop-view"
        ref={canvas}
        width={SHOWN}
        height={SHOWN}
        role="img"
        aria-label={t('account:picture.preview')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          hand.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={(event) => {
          const from = hand.current
          if (!from) return
          hand.current = { x: event.clientX, y: event.clientY }
          const by = { x: event.clientX - from.x, y: event.clientY - from.y }
          const shown = event.currentTarget.clientWidth
          setFrame((old) => dragged(old, by, shown, width, height))
        }}
        onPointerUp={() => {
          hand.current = null
        }}
        onPointerCancel={() => {
          hand.current = null
        }}
      />
      <Slider
        label={t('account:picture.zoom')}
        value={frame.zoom}
        from={1}
        to={MAX_ZOOM}
        isFirst
        onValue={(zoom) => setFrame({ ...frame, zoom })}
      />
      <Slider
        label={t('account:picture.x')}
        value={frame.x}
        from={0}
        to={1}
        onValue={(x) => setFrame({ ...frame, x })}
      />
      <Slider
        label={t('account:picture.y')}
        value={frame.y}
        from={0}
        to={1}
        onValue={(y) => setFrame({ ...frame, y })}
      />
      {failure !== null && (
        <p className="error-text" role="alert">
          {failure}
        </p>
      )}
      <p className="btn-row">
        <WriteButton className="btn btn-primary" busy={busy} onPress={send}>
          {t('account:picture.use')}
        </WriteButton>
        <button className="btn btn-2" type="button" onClick={close}>
          {t('account:set.cancel')}
        </button>
      </p>
    </Dialog>
  )
}

interface SliderProps {
  label: string
  value: number
  from: number
  to: number
  isFirst?: boolean
  onValue: (value: number) => void
}

function Slider({ label, value, from, to, isFirst = false, onValue }: SliderProps) {
  const id = useId()
  return (
    <div className="crop-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={(to - from) / 50}
        value={value}
        data-first={isFirst ? '' : undefined}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
      />
    </div>
  )
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, frame: CropFrame): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { left, top, size } = cutOf(frame, picture.width, picture.height)
  // Transparent pixels become white. JPEG would make them black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, left, top, size, size, 0, 0, canvas.width, canvas.height)
}
