/** The square cut out of a picture. `zoom` 1 is the largest; `x` and `y` are 0 to 1 from the left and the top. */
export interface CropFrame {
  x: number
  y: number
  zoom: number
}

export const MIDDLE: CropFrame = { x: 0.5, y: 0.5, zoom: 1 }
export const MAX_ZOOM = 4

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

export const cropFrame = ({ x, y, zoom }: CropFrame): CropFrame => ({
  x: within(x, 0, 1),
  y: within(y, 0, 1),
  zoom: within(zoom, 1, MAX_ZOOM),
})

/** The square in the picture's own pixels. */
export function cutOf(frame: CropFrame, width: number, height: number): { left: number; top: number; size: number } {
  const { x, y, zoom } = cropFrame(frame)
  const size = Math.min(width, height) / zoom
  return { left: (width - size) * x, top: (height - size) * y, size }
}

/** The frame after the picture was dragged by this many pixels of a view that is `shown` pixels wide. */
export function dragged(
  frame: CropFrame,
  by: { x: number; y: number },
  shown: number,
  width: number,
  height: number,
): CropFrame {
  const { size } = cutOf(frame, width, height)
  const moved = (at: number, pixels: number, room: number) => (room > 0 ? at - (pixels * size) / shown / room : at)
  return cropFrame({ ...frame, x: moved(frame.x, by.x, width - size), y: moved(frame.y, by.y, height - size) })
}
