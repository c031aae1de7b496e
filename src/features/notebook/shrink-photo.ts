import { now } from '../../lib/clock.ts'
import type { Photo } from '../../stores/notebook.ts'

/** The longer side of a photo in a notebook, in pixels. Business cards and data sheets stay readable. */
const SIDE_MAX = 1600
/** The largest file that is decoded, in bytes. */
const FILE_MAX = 60 * 1024 * 1024

/**
 * A photo with at most 1,600 pixels per side as JPEG, without camera metadata such as the location; null: not a picture
 * that this browser can decode.
 */
export async function shrinkPhoto(file: File): Promise<Omit<Photo, 'id' | 'note'> | null> {
  if (file.size > FILE_MAX) return null
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
  if (!image) return null
  return { image, width: canvas.width, height: canvas.height, takenAt: file.lastModified || now().getTime() }
}
