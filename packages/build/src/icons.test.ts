import { readFileSync } from 'node:fs'
import type { Site } from '@fair/contract/site.ts'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { setMediaPolicy } from '../../../src/content/media-policy.ts'
import { primaryOf } from '../../../src/styles/brand.ts'
import type { Rgb } from '../../../src/styles/colour.ts'
import { renderIcons, tenantIcons } from './icons.ts'

const TEAL = primaryOf('')
const RED: Rgb = [200 / 255, 0, 0]
/** A logo of red on nothing, with margins: the right half of its middle. */
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path fill="#c80000" d="M30 10h20v20H30z"/></svg>'

async function pixel(png: string | Buffer | undefined, left: number, top: number): Promise<number[]> {
  const one = sharp(png as Buffer).extract({ left, top, width: 1, height: 1 })
  return [...(await one.removeAlpha().toColourspace('srgb').raw().toBuffer())]
}

/** What tenantIcons needs of a build. */
function buildOf(logo: string | null, primaryColor = '#c80000') {
  const site = { logo: logo === null ? null : { url: logo, width: 80, height: 40 } } as Site
  return {
    content: { texts: new Map([['ja-JP', { site }]]) },
    config: { mediaTemplate: '{url}?w={width}' },
    theme: { primaryColor },
  } as unknown as Parameters<typeof tenantIcons>[0]
}

const answering =
  (body: string, requested: string[] = [], status = 200): typeof fetch =>
  async (input) => {
    requested.push(String(input))
    return new Response(body, { status })
  }

afterEach(() => setMediaPolicy(null))

describe('the icons of a tenant', () => {
  it('show a placeholder in a readable tone on the tenant’s colour if there is no logo', async () => {
    const { icons, warnings } = await tenantIcons(buildOf(null), 'https://platform.example', answering(''))
    expect(warnings).toEqual([])
    expect(icons.get('favicon.svg')).toContain('fill="#c80000"')
    expect(await pixel(icons.get('apple-touch-icon.png'), 2, 2)).toEqual([200, 0, 0])
    for (const [file, size] of [
      ['icons/icon-192.png', 192],
      ['icons/icon-512.png', 512],
    ] as const) {
      const { width, height, format } = await sharp(icons.get(file) as Buffer).metadata()
      expect([width, height, format]).toEqual([size, size, 'png'])
    }
    const pale = await renderIcons([1, 0.9, 0.2], null)
    expect(pale.get('favicon.svg')).toContain('<g fill="#000000"')
  })

  it('show a transparent logo on white, without its margins', async () => {
    const requested: string[] = []
    const { icons, warnings } = await tenantIcons(
      buildOf('/media/logo.svg'),
      'https://platform.example/base/',
      answering(MARK, requested),
    )
    expect(warnings).toEqual([])
    expect(requested).toEqual(['https://platform.example/media/logo.svg?w=512'])
    const icon = icons.get('icons/icon-512.png')
    expect(await pixel(icon, 4, 4)).toEqual([255, 255, 255])
    for (const at of [256 - 140, 256, 256 + 140]) expect(await pixel(icon, at, at), `${at}`).toEqual([200, 0, 0])
    expect(icons.get('favicon.svg')).toContain('href="data:image/png;base64,')
  })

  it('are filled by an opaque square logo', async () => {
    const square = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c80000' } })
      .png()
      .toBuffer()
    expect(await pixel((await renderIcons(TEAL, square)).get('icons/icon-192.png'), 0, 0)).toEqual([200, 0, 0])
  })

  it('are sharp for a vector logo of any size', async () => {
    for (const size of [10, 30_000]) {
      const vector = MARK.replace('width="80" height="40"', `width="${size * 2}" height="${size}" viewBox="0 0 80 40"`)
      const icon = (await renderIcons(TEAL, Buffer.from(vector))).get('icons/icon-512.png')
      // The mark's edge: nothing but red and white.
      expect(await pixel(icon, 256 - 150, 256), `${size}`).toEqual([200, 0, 0])
      expect(await pixel(icon, 256 - 157, 256), `${size}`).toEqual([255, 255, 255])
    }
  })

  it('show the placeholder, with a warning, if the logo is missing, not a picture or too large', async () => {
    for (const fetcher of [answering('no', [], 404), answering('<html>'), answering('x'.repeat(4_000_001))]) {
      const { icons, warnings } = await tenantIcons(buildOf('/media/logo.png'), 'https://platform.example', fetcher)
      expect(warnings).toEqual([expect.stringMatching(/\/media\/logo\.png\?w=512.*placeholder/)])
      expect(icons.get('favicon.svg')).toBe((await renderIcons(RED, null)).get('favicon.svg'))
    }
  })

  it('do not request a logo from an origin that pages may not load', async () => {
    setMediaPolicy({ origin: 'https://fair.example', origins: { media: [], streams: [] } })
    const requested: string[] = []
    const logo = 'https://elsewhere.example/logo.png'
    await tenantIcons(buildOf(logo), 'https://platform.example', answering(MARK, requested))
    expect(requested).toEqual([])
  })
})

it('public/favicon.svg is the icon of a tenant without logo and colour', async () => {
  const rendered = await renderIcons(TEAL, null)
  const stored = readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8')
  expect(rendered.get('favicon.svg')).toBe(stored)
})
