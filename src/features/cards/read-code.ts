/*
 * Reads QR codes from pictures and the camera: with the browser's BarcodeDetector if it has one, otherwise with the
 * decoder of `qr`, which is loaded only then.
 */

interface Detector {
  detect(image: ImageBitmapSource): Promise<readonly { rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Larger pictures are scaled down, which still leaves the code readable and saves memory on phones. In pixels. */
const LONGEST_SIDE = 1600

let native: Promise<Detector | null> | undefined

function nativeDetector(): Promise<Detector | null> {
  native ??= (async () => {
    const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
    try {
      return Class && (await Class.getSupportedFormats()).includes('qr_code')
        ? new Class({ formats: ['qr_code'] })
        : null
    } catch {
      return null
    }
  })()
  return native
}

/** The text of the code in a picture or video frame; null if none is found. Rejects if the decoder cannot be loaded. */
export async function readCode(image: HTMLVideoElement | ImageBitmap): Promise<string | null> {
  const detector = await nativeDetector()
  if (detector) {
    try {
      const [found] = await detector.detect(image)
      if (found) return found.rawValue
    } catch {
      // The API exists but does not work (no model on this device), so the decoder is used.
    }
  }
  const [width, height] =
    image instanceof HTMLVideoElement ? [image.videoWidth, image.videoHeight] : [image.width, image.height]
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  const { decodeQR } = await import('qr/decode.js')
  try {
    return decodeQR({ width: pixels.width, height: pixels.height, data: pixels.data })
  } catch {
    return null
  }
}

/** The same for a file chosen by the visitor; null also if it is not a picture. */
export async function readPicture(file: Blob): Promise<string | null> {
  const image = await createImageBitmap(file).catch(() => null)
  if (!image) return null
  try {
    return await readCode(image)
  } finally {
    image.close()
  }
}

/** Whether this browser can give a page access to a camera. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function'
