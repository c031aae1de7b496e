// The site's icons: for browser tabs, bookmarks and the installed app (W3C Web Application Manifest).
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAddress } from '@fair/contract/rules/address.ts'
import sharp from 'sharp'
import type { BuildContext } from '../../../src/content/build-context.ts'
import { mayLoad } from '../../../src/content/media-policy.ts'
import { mediaAddress } from '../../../src/domain/media-address.ts'
import { fillOf, PLACEHOLDER_LOGO, primaryOf } from '../../../src/styles/brand.ts'
import { labelOn, type Rgb, toHex } from '../../../src/styles/colour.ts'

/** Sizes in pixels. public/ has these files for a tenant without a logo or colour: every build replaces them. */
const PNG_SIZES = { 'icons/icon-192.png': 192, 'icons/icon-512.png': 512, 'apple-touch-icon.png': 180 }

/** The files' contents by their paths in the site. */
export type Icons = ReadonlyMap<string, string | Buffer>

/** The logo's share of a square icon's width: phones crop square icons, but show at least the inner 80 % of them. */
const SHARE_OF_SQUARE = 0.6
/** Its share of the icon in a browser tab, which is not cropped and has round corners. */
const SHARE_OF_TAB = 0.8
const TAB_RADIUS = 5
/** Width of the raster logo in the tab's icon, in pixels: twice the size at which tabs show it. */
const TAB_PIXELS = 64
/** Width at which the logo is requested, in pixels; the most bytes, ms and pixels that it may take. */
const LOGO_PIXELS = 512
const LOGO_BYTES = 4_000_000
const LOGO_MOST_PIXELS = 8000 * 8000
const LOGO_MS = 10_000

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>\n`

function placeholderTile(primary: Rgb, share: number, radius: number): string {
  const ground = fillOf(primary, 'light')
  const margin = +(16 * (1 - share)).toFixed(2)
  const { full, light, lightOpacity } = PLACEHOLDER_LOGO
  const tile = `<rect width="32" height="32"${radius ? ` rx="${radius}"` : ''} fill="${toHex(ground)}"/>`
  const paths = `<path d="${full}"/><path d="${light}" opacity="${lightOpacity}"/>`
  return svg(
    `${tile}<g fill="${toHex(labelOn(ground))}" transform="translate(${margin} ${margin}) scale(${share})">${paths}</g>`,
  )
}

interface Logo {
  /** Without transparent margins. */
  picture: Buffer
  /** It is opaque and square. */
  fillsSquare: boolean
}

async function readLogo(bytes: Buffer): Promise<Logo> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  // For vectors only: the resolution (dots per inch) at which they have about as many pixels as are needed.
  const density = Math.min(2400, Math.max(1, (72 * LOGO_PIXELS) / Math.max(width, height)))
  const { data, info } = await sharp(bytes, { density, limitInputPixels: LOGO_MOST_PIXELS })
    .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const { isOpaque } = await sharp(data).stats()
  if (isOpaque && Math.abs(info.width / info.height - 1) < 0.05) return { picture: data, fillsSquare: true }
  return { picture: await sharp(data).trim().png({ compressionLevel: 1 }).toBuffer(), fillsSquare: false }
}

/** @param share of the tile's width, for a logo that does not fill the tile; the rest is white */
async function logoTile({ picture, fillsSquare }: Logo, size: number, share: number): Promise<Buffer> {
  if (fillsSquare) return sharp(picture).resize(size, size).png({ palette: true }).toBuffer()
  const inner = Math.round(size * share)
  const resized = await sharp(picture).resize(inner, inner, { fit: 'inside' }).toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
    .composite([{ input: resized }])
    .png({ palette: true })
    .toBuffer()
}

/**
 * Renders all icons with the logo, or without one with the placeholder on the tenant's primary colour.
 *
 * @param bytes a logo in any format that sharp reads; throws if it cannot be read
 */
export async function renderIcons(primary: Rgb, bytes: Buffer | null): Promise<Icons> {
  const icons = new Map<string, string | Buffer>()
  const logo = bytes === null ? null : await readLogo(bytes)
  icons.set('favicon.svg', logo === null ? placeholderTile(primary, SHARE_OF_TAB, TAB_RADIUS) : await logoTab(logo))
  for (const [file, size] of Object.entries(PNG_SIZES))
    icons.set(file, logo === null ? await placeholderPng(primary, size) : await logoTile(logo, size, SHARE_OF_SQUARE))
  return icons
}

const placeholderPng = (primary: Rgb, size: number): Promise<Buffer> =>
  sharp(Buffer.from(placeholderTile(primary, SHARE_OF_SQUARE, 0)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()

async function logoTab(logo: Logo): Promise<string> {
  const data = (await logoTile(logo, TAB_PIXELS, SHARE_OF_TAB)).toString('base64')
  const shape = `<clipPath id="c"><rect width="32" height="32" rx="${TAB_RADIUS}"/></clipPath>`
  return svg(`${shape}<image width="32" height="32" clip-path="url(#c)" href="data:image/png;base64,${data}"/>`)
}

export function writeIcons(dir: string, icons: Icons): void {
  for (const [file, content] of icons) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
}

/**
 * Requests the organiser's logo and renders the icons. If the logo cannot be requested or read, the icons show the
 * placeholder, and a warning states why.
 *
 * @param platform base of the platform's relative addresses
 */
export async function tenantIcons(
  { content, config, theme }: Pick<BuildContext, 'content' | 'config' | 'theme'>,
  platform: string,
  fetcher: typeof fetch,
): Promise<{ icons: Icons; warnings: string[] }> {
  const primary = primaryOf(theme.primaryColor)
  const [texts] = content.texts.values()
  const picture = texts?.site.logo?.url ?? ''
  if (picture === '' || !mayLoad('picture', picture)) return { icons: await renderIcons(primary, null), warnings: [] }
  const address = mediaAddress(config.mediaTemplate, picture, LOGO_PIXELS)
  try {
    return { icons: await renderIcons(primary, await requestLogo(address, platform, fetcher)), warnings: [] }
  } catch (error) {
    const warning = `The organiser's logo (${address}) could not be read, so the icons show a placeholder: ${(error as Error).message}`
    return { icons: await renderIcons(primary, null), warnings: [warning] }
  }
}

async function requestLogo(address: string, platform: string, fetcher: typeof fetch): Promise<Buffer> {
  const url = parseAddress(address, platform)
  if (url === null) throw new Error('invalid address')
  const answer = await fetcher(url, { signal: AbortSignal.timeout(LOGO_MS), redirect: 'error' })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > LOGO_BYTES) throw new Error(`more than ${LOGO_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
