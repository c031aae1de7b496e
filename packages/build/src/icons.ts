// The site's icons: for browser tabs, bookmarks and the installed app (W3C Web Application Manifest).
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAddress } from '@fair/contract/rules/address.ts'
import sharp from 'sharp'
import type { BuildContext } from '../../../src/content/build-context.ts'
import { mayLoad } from '../../../src/content/media-policy.ts'
import { mediaAddress } from '../../../src/domain/media-address.ts'
import { fillOf } from '../../../src/styles/brand.ts'
import { BLACK, labelOn, parseHex, type Rgb, toHex } from '../../../src/styles/colour.ts'
import { DEFAULT_PRIMARY } from '../../../src/styles/palette.ts'

/** Sizes in pixels. public/ has these files for a tenant without a logo or colour: every build replaces them. */
const PNG_SIZES = { 'icons/icon-192.png': 192, 'icons/icon-512.png': 512, 'apple-touch-icon.png': 180 }

/** The files' contents by their paths in the site. */
export type Icons = ReadonlyMap<string, string | Buffer>

/** The neutral sign of header and footer (layouts/Brand.tsx) on a grid of 32. */
const SIGN =
  '<path d="M2 2h12v12H2zM18 18h12v12H18z"/>' +
  '<path d="M18 2h12v12A12 12 0 0 1 18 2zM2 18a12 12 0 0 1 12 12H2z" opacity=".5"/>'

/** Phones crop square icons to their own shape, and show at least the inner 80 % of them. */
const PART_OF_SQUARE = 0.6
/** Browsers show the tab's icon as it is, with rounded corners of its own. */
const PART_OF_TAB = 0.8
const TAB_CORNER = 5
/** Width of the logo in the tab's icon, in pixels: twice the size at which tabs show it. */
const TAB_PIXELS = 64
const LOGO_PIXELS = 512
const LOGO_BYTES = 4_000_000
const MOST_PIXELS = 8000 * 8000
const LOGO_MS = 10_000

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>\n`

function signTile(primary: Rgb, part: number, corner: number): string {
  const ground = fillOf(primary, 'light')
  const margin = +(16 * (1 - part)).toFixed(2)
  const tile = `<rect width="32" height="32"${corner ? ` rx="${corner}"` : ''} fill="${toHex(ground)}"/>`
  return svg(
    `${tile}<g fill="${toHex(labelOn(ground))}" transform="translate(${margin} ${margin}) scale(${part})">${SIGN}</g>`,
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
  const { data, info } = await sharp(bytes, { density, limitInputPixels: MOST_PIXELS })
    .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const { isOpaque } = await sharp(data).stats()
  if (isOpaque && Math.abs(info.width / info.height - 1) < 0.05) return { picture: data, fillsSquare: true }
  return { picture: await sharp(data).trim().png({ compressionLevel: 1 }).toBuffer(), fillsSquare: false }
}

/** @param part the share of the tile's width that a logo which does not fill it has; the rest is white */
async function logoTile({ picture, fillsSquare }: Logo, size: number, part: number): Promise<Buffer> {
  if (fillsSquare) return sharp(picture).resize(size, size).png({ palette: true }).toBuffer()
  const inner = Math.round(size * part)
  const drawn = await sharp(picture).resize(inner, inner, { fit: 'inside' }).toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer()
}

/**
 * Draws all icons: the logo, or the neutral sign on the tenant's colour.
 *
 * @param bytes the logo in any format that sharp reads; it throws if it reads none
 */
export async function drawIcons(primary: Rgb, bytes: Buffer | null): Promise<Icons> {
  const icons = new Map<string, string | Buffer>()
  const logo = bytes === null ? null : await readLogo(bytes)
  icons.set('favicon.svg', logo === null ? signTile(primary, PART_OF_TAB, TAB_CORNER) : await logoTab(logo))
  for (const [file, size] of Object.entries(PNG_SIZES))
    icons.set(file, logo === null ? await signPng(primary, size) : await logoTile(logo, size, PART_OF_SQUARE))
  return icons
}

const signPng = (primary: Rgb, size: number): Promise<Buffer> =>
  sharp(Buffer.from(signTile(primary, PART_OF_SQUARE, 0)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()

async function logoTab(logo: Logo): Promise<string> {
  const data = (await logoTile(logo, TAB_PIXELS, PART_OF_TAB)).toString('base64')
  const shape = `<clipPath id="c"><rect width="32" height="32" rx="${TAB_CORNER}"/></clipPath>`
  return svg(`${shape}<image width="32" height="32" clip-path="url(#c)" href="data:image/png;base64,${data}"/>`)
}

export function writeIcons(dir: string, icons: Icons): void {
  for (const [file, content] of icons) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
}

/**
 * Draws the tenant's icons. If the logo cannot be requested or read, that is a warning, and the icons show the neutral
 * sign.
 *
 * @param platform the address that relative ones refer to
 * @param fetcher sends requests to it
 */
export async function tenantIcons(
  { content, config, theme }: Pick<BuildContext, 'content' | 'config' | 'theme'>,
  platform: string,
  fetcher: typeof fetch,
): Promise<{ icons: Icons; warnings: string[] }> {
  const primary = parseHex(theme.primaryColor) ?? parseHex(DEFAULT_PRIMARY) ?? BLACK
  const [texts] = content.texts.values()
  const picture = texts?.site.logo?.url ?? ''
  if (picture === '' || !mayLoad('picture', picture)) return { icons: await drawIcons(primary, null), warnings: [] }
  const address = mediaAddress(config.mediaTemplate, picture, LOGO_PIXELS)
  try {
    return { icons: await drawIcons(primary, await requestLogo(address, platform, fetcher)), warnings: [] }
  } catch (error) {
    const warning = `The icons show a neutral sign: the organiser's logo (${address}) could not be read: ${(error as Error).message}`
    return { icons: await drawIcons(primary, null), warnings: [warning] }
  }
}

async function requestLogo(address: string, platform: string, fetcher: typeof fetch): Promise<Buffer> {
  const url = parseAddress(address, platform)
  if (url === null) throw new Error('it is no address')
  const answer = await fetcher(url, { signal: AbortSignal.timeout(LOGO_MS), redirect: 'error' })
  if (!answer.ok) throw new Error(`the platform answered with status ${answer.status}`)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > LOGO_BYTES) throw new Error(`it has more than ${LOGO_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
