import type { MediaPicture } from '../media/address.ts'
import type { ImportedPicture } from './data.ts'

export const IMPORTED_MEDIA = '/media/imported/'

export const pictureAt = ({ file, width, height }: ImportedPicture): MediaPicture => ({
  url: IMPORTED_MEDIA + file,
  width,
  height,
})

/** If there is none. */
export const NO_PICTURE: MediaPicture = { url: '', width: 0, height: 0 }
