// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('qr/decode.js')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a file that is not a picture has no code; a decoder that cannot be loaded is an error', async () => {
  vi.doMock('qr/decode.js', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { readPicture } = await import('./read-code.ts')
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  expect(await readPicture(new Blob())).toBeNull()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 2, close: () => {} }))
  vi.stubGlobal('HTMLVideoElement', class {})
  const context = {
    drawImage: () => {},
    getImageData: () => ({ width: 2, height: 2, data: new Uint8ClampedArray(16) }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  await expect(readPicture(new Blob())).rejects.toThrow()
})
