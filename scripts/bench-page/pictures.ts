// Generates the contenders' product pictures once, in Chromium. They are as large as photographs.
import fs from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { THUMBNAILS } from './contenders/fair/content.ts'

const HERO = 'hero.webp'
/** Thumbnail width in pixels. Requests for wider pictures get the hero. */
const THUMBNAIL_WIDTH = 320

/** Runs in the page. Returns a WebP picture of coloured ellipses and noise, as base64. */
function renderPicture({ width, height, hue }: { width: number; height: number; hue: number }): string {
  let seed = hue + 7
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.fillStyle = `hsl(${hue} 30% 80%)`
  context.fillRect(0, 0, width, height)
  for (let n = 0; n < 60; n += 1) {
    context.fillStyle = `hsl(${hue + random() * 60} ${20 + random() * 50}% ${25 + random() * 60}% / .6)`
    context.beginPath()
    const [x, y] = [random() * width, random() * height]
    context.ellipse(x, y, (random() * width) / 9, (random() * height) / 9, random() * 3, 0, 7)
    context.fill()
  }
  const pixels = context.getImageData(0, 0, width, height)
  let noise = 0
  for (const [at, value] of pixels.data.entries()) {
    if (at % 4 === 0) noise = (random() - 0.5) * 10
    if (at % 4 < 3) pixels.data[at] = value + noise
  }
  context.putImageData(pixels, 0, 0)
  return canvas.toDataURL('image/webp', 0.7).split(',')[1] ?? ''
}

/** Writes `hero.webp` and the thumbnails unless the folder has them. */
export async function generatePictures(browser: Browser, folder: string): Promise<void> {
  if (fs.existsSync(path.join(folder, HERO))) return
  fs.mkdirSync(folder, { recursive: true })
  const page = await browser.newPage()
  const write = async (name: string, width: number, hue: number) => {
    const picture = await page.evaluate(renderPicture, { width, height: (width * 3) / 4, hue })
    fs.writeFileSync(path.join(folder, name), Buffer.from(picture, 'base64'))
  }
  for (let n = 0; n < THUMBNAILS; n += 1) await write(`t${n}.webp`, THUMBNAIL_WIDTH, n * 23)
  await write(HERO, 2 * THUMBNAIL_WIDTH, 0)
  await page.close()
}

/** The generated file for an address: by its name, otherwise by the width in `?w=`. */
export function pictureFor({ pathname, searchParams }: URL): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  if (/^(hero|t\d+)\.webp$/.test(name)) return name
  if (Number(searchParams.get('w')) > THUMBNAIL_WIDTH) return HERO
  return `t${[...pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % THUMBNAILS}.webp`
}
