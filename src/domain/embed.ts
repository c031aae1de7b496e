import { parseAddress } from '@fair/contract/rules/address.ts'

/*
 * A micro page in another site's frame (?embed=1): the code that its webmaster pastes, oEmbed for those who request it
 * by address (https://oembed.com), and the message by which the page reports its height.
 */

/** The message of an embedded page to the page around it, at its exact origin. */
export interface HeightMessage {
  type: 'fair:height'
  /** CSS pixels. */
  height: number
}

/** Height of a frame in pixels before the page has reported its own. */
const HEIGHT = 900
const WIDTH = 960
/** How long a consumer may cache an answer, in seconds. */
const CACHE_AGE = 86_400

export interface Embedded {
  /** The page's absolute address, without query. */
  address: string
  title: string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/**
 * The frame, and a script that sets its height to the one that the page reports. It listens only to this site's origin,
 * and to that one frame.
 */
export function embedCode({ address, title }: Embedded): string {
  const origin = JSON.stringify(parseAddress(address)?.origin ?? null).replaceAll('<', '\\u003c')
  const frame = `<iframe src="${escaped(address)}?embed=1" title="${escaped(title)}" width="100%" height="${HEIGHT}" loading="lazy" referrerpolicy="strict-origin" frameborder="0"></iframe>`
  const script = `<script>(function(f){addEventListener("message",function(e){if(e.origin===${origin}&&e.source===f.contentWindow&&e.data&&e.data.type==="fair:height")f.height=Math.ceil(e.data.height)})})(document.currentScript.previousElementSibling)</script>`
  return frame + script
}

interface Provider {
  name: string
  url: string
  thumbnail: { url: string; width: number; height: number } | null
}

/** The oEmbed answer for a page: type rich, its html is the code above. */
export function oEmbed(embedded: Embedded, { name, url, thumbnail }: Provider): Record<string, string | number> {
  return {
    version: '1.0',
    type: 'rich',
    title: embedded.title,
    provider_name: name,
    provider_url: url,
    html: embedCode(embedded),
    width: WIDTH,
    height: HEIGHT,
    cache_age: CACHE_AGE,
    // A picture whose size the platform does not know has none to report, and consumers require it.
    ...(thumbnail && thumbnail.height > 0 && Number.isFinite(thumbnail.height)
      ? { thumbnail_url: thumbnail.url, thumbnail_width: thumbnail.width, thumbnail_height: thumbnail.height }
      : {}),
  }
}

/** The origin of the page around this one, from the browser or its referrer; null if neither provides it. */
export function originAround(ancestor: string | undefined, referrer: string): string | null {
  const known = ancestor ?? parseAddress(referrer)?.origin ?? null
  return known === null || known === '' || known === 'null' ? null : known
}

/** The origin around this page if it is one of those allowed; null if it is not, or is unknown. */
export function embedderOrigin(
  allowed: readonly string[],
  ancestor: string | undefined,
  referrer: string,
): string | null {
  const known = originAround(ancestor, referrer)
  return known !== null && allowed.includes(known) ? known : null
}

/** Exact origins only: a tenant's entry with a path, an asterisk or another scheme allows no site. */
export function exactOrigins(origins: readonly string[]): string[] {
  return [...new Set(origins)].filter(
    (each) => /^https?:\/\/[^\s*/;,'"]+$/.test(each) && parseAddress(each)?.origin === each,
  )
}
