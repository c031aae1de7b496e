import path from 'node:path'
import sharp from 'sharp'

const SHEET_WIDTH = 2560
const PICTURE_HEIGHT = 440
const WIDTH_OF_WIDE = 430
const WIDTH_OF_NARROW = 190
const NARROW_BELOW = 600
const LABEL = 26
const GAP = 10

interface Cell {
  picture: Buffer
  width: number
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The top of a picture, as wide as its kind is on the sheet, below its name. */
async function cellOf(file: string): Promise<Cell> {
  const { width: real } = await sharp(file).metadata()
  const width = real < NARROW_BELOW ? WIDTH_OF_NARROW : WIDTH_OF_WIDE
  const small = await sharp(file).resize({ width }).png().toBuffer()
  const { height } = await sharp(small).metadata()
  const top = await sharp(small)
    .extract({ left: 0, top: 0, width, height: Math.min(height, PICTURE_HEIGHT) })
    .toBuffer()
  const name = escaped(path.basename(file, '.png'))
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="2" y="18"
    font-family="sans-serif" font-size="${width < 300 ? 11 : 14}" fill="#222">${name}</text></svg>`
  const picture = await sharp({
    create: { width, height: PICTURE_HEIGHT + LABEL, channels: 3, background: '#eef0f2' },
  })
    .composite([
      { input: Buffer.from(label), top: 0, left: 0 },
      { input: top, top: LABEL, left: 0 },
    ])
    .png()
    .toBuffer()
  return { picture, width }
}

/**
 * Arranges pictures in order on one labelled sheet, each cropped to its top.
 * @returns the sheet's path
 */
export async function contactSheet(files: readonly string[], sheet: string): Promise<string> {
  const parts: { input: Buffer; left: number; top: number }[] = []
  let [left, top] = [GAP, GAP]
  for (const file of files) {
    const { picture, width } = await cellOf(file)
    if (left + width + GAP > SHEET_WIDTH) {
      left = GAP
      top += PICTURE_HEIGHT + LABEL + GAP
    }
    parts.push({ input: picture, left, top })
    left += width + GAP
  }
  const height = top + PICTURE_HEIGHT + LABEL + GAP
  await sharp({ create: { width: SHEET_WIDTH, height, channels: 3, background: '#d0d3d6' } })
    .composite(parts)
    .png()
    .toFile(sheet)
  return sheet
}
