/**
 * Generates the site's icons in public/: favicon.svg, and icons/ with the sizes that phones and desktops request. Run
 * it after a change of the logo or its background: node scripts/run.mjs scripts/make-icons.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** The default of the theme's primary colour. */
const GROUND = '#0b5c63'
/** The fair's logo on a grid of 32: two halls, and two quarter circles in a lighter tone. */
const MARK =
  '<path d="M2 2h12v12H2zM18 18h12v12H18z"/>' +
  '<path d="M18 2h12v12A12 12 0 0 1 18 2zM2 18a12 12 0 0 1 12 12H2z" opacity=".5"/>'

/** `part` is the logo's share of the tile's width, `corner` the tile's radius on a grid of 32. */
function tile(part: number, corner: number): string {
  const margin = +(16 * (1 - part)).toFixed(2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${GROUND}"/><g fill="#fff" transform="translate(${margin} ${margin}) scale(${part})">${MARK}</g></svg>\n`
}

/** A PNG of square tiles fills its frame: phones crop it to their own shape, and keep at least the inner 80 %. */
async function png(path: string, size: number): Promise<void> {
  const svg = Buffer.from(tile(0.58, 0))
  await write(
    path,
    await sharp(svg, { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer(),
  )
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  const file = new URL(`../public/${path}`, import.meta.url)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, content)
  console.log(`public/${path}`)
}

await write('favicon.svg', tile(0.75, 5))
await png('icons/icon-192.png', 192)
await png('icons/icon-512.png', 512)
await png('apple-touch-icon.png', 180)
