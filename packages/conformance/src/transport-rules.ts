import { CORS } from '@fair/contract/cors.ts'
import { site } from '@fair/contract/site.ts'
import { addressOf } from '../../../src/api/address.ts'
import type { Platform } from './platform.ts'
import { endpointOf, listed, type Rule } from './rule.ts'

/** A single fetch outside the calls; a text states why there is no answer. */
async function fetched({ options }: Platform, address: string, init: RequestInit = {}): Promise<Response | string> {
  try {
    const url = new URL(address, options.platform)
    return await (options.fetch ?? fetch)(url, { ...init, signal: AbortSignal.timeout(options.timeout) })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Whether a page of this origin may read an answer. */
const isOpenTo = (origin: string, { headers }: Response) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')

const namesIn = (header: string | null) => (header ?? '').split(',').map((each) => each.trim().toLowerCase())

const cors: Rule = {
  name: 'cors',
  requirement: 'a preflight from --origin of each method with the headers of Spec 7, and an answer to such a page',
  level: 'must',
  loses: 'everything dynamic: the browser withholds the platform’s answers from the page',
  find: async (platform) => {
    const { origin, platform: address, product } = platform.options
    if (!origin) return { skipped: 'checked only with --origin' }
    const url = addressOf(address, product, site.languages.path)
    const faults: string[] = []
    for (const method of CORS.methods.filter((each) => each !== 'HEAD')) {
      const answer = await fetched(platform, url, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': CORS.requestHeaders.join(',').toLowerCase(),
        },
      })
      if (typeof answer === 'string') faults.push(`${method}: ${answer}`)
      else faults.push(...preflightFaults(answer, method, origin).map((fault) => `${method}: ${fault}`))
    }
    const answer = await fetched(platform, url, { headers: { origin, ...platform.headers } })
    if (typeof answer === 'string') return [...faults, answer]
    if (!isOpenTo(origin, answer)) faults.push(`answers do not name ${origin} in Access-Control-Allow-Origin`)
    const exposed = namesIn(answer.headers.get('access-control-expose-headers'))
    const hidden = CORS.exposedHeaders.filter((each) => !exposed.includes(each.toLowerCase()) && !exposed.includes('*'))
    return hidden.length === 0 ? faults : [...faults, `answers do not expose ${hidden.join(', ')}`]
  },
}

function preflightFaults(answer: Response, method: string, origin: string): string[] {
  const methods = namesIn(answer.headers.get('access-control-allow-methods'))
  const headers = namesIn(answer.headers.get('access-control-allow-headers'))
  // GET and POST are allowed to every page; `*` does not cover Authorization.
  const isAllowed = ['GET', 'POST'].includes(method) || methods.includes(method.toLowerCase()) || methods.includes('*')
  const refused = CORS.requestHeaders.filter(
    (each) => !headers.includes(each.toLowerCase()) && (each === 'Authorization' || !headers.includes('*')),
  )
  return [
    !answer.ok && `HTTP ${answer.status}`,
    !isOpenTo(origin, answer) && `${origin} is not allowed`,
    !isAllowed && 'the method is not allowed',
    refused.length > 0 && `the headers ${refused.join(', ')} are not allowed`,
  ].filter((each) => each !== false)
}

const streams: Rule = {
  name: 'streams',
  requirement: 'the playlist of a running live: available, in HLS, and open to pages of --origin',
  level: 'should',
  loses: 'the streams: players stay black',
  find: async (platform) => {
    const running = (await listed(platform, 'search.live', { state: ['live'], pageSize: 5 }))?.records ?? []
    for (const { _id } of running) {
      const { data } = await platform.request(endpointOf('stream.pull'), { businessType: 'LIVE', businessId: _id })
      const sources: { url?: unknown }[] = Array.isArray(data) ? data : []
      const url = sources.map((each) => String(each.url)).find((each) => /\.m3u8(?:$|\?)/.test(each))
      if (url) return playlistFaults(platform, url)
    }
    return { skipped: 'no running live has a playlist' }
  },
}

async function playlistFaults(platform: Platform, url: string): Promise<string[]> {
  const { origin } = platform.options
  const answer = await fetched(platform, url, origin ? { headers: { origin } } : {})
  if (typeof answer === 'string') return [`${url}: ${answer}`]
  const type = answer.headers.get('content-type') ?? 'none'
  return [
    !answer.ok && `HTTP ${answer.status}`,
    !/mpegurl/i.test(type) && `its type is ${type}, not application/vnd.apple.mpegurl`,
    !(await answer.text()).startsWith('#EXTM3U') && 'it is not a playlist',
    origin !== undefined && !isOpenTo(origin, answer) && `it is not open to ${origin}`,
  ]
    .filter((each) => each !== false)
    .map((fault) => `${url.replace(/\?.*/, '')}: ${fault}`)
}

const NARROW = 320

const widths: Rule = {
  name: 'widths',
  requirement: `an exhibit’s picture unchanged and with w=${NARROW}: an image, and a smaller one`,
  level: 'should',
  loses: 'time: pictures are larger than the screen',
  find: async (platform) => {
    const exhibits = (await listed(platform, 'search.exhibits', { pageSize: 10 }))?.records ?? []
    const pictures = exhibits.map((each) => Object(each['picture']) as { url?: string; width?: number })
    const url = pictures.find((each) => each.url && (each.width ?? 0) > NARROW)?.url
    if (!url) return { skipped: `no exhibit has a picture wider than ${NARROW}` }
    const [whole, narrow] = [await pictureOf(platform, url, 960), await pictureOf(platform, url, NARROW)]
    if (typeof whole === 'string' || typeof narrow === 'string')
      return [whole, narrow].filter((each) => typeof each === 'string')
    return narrow.bytes < whole.bytes ? [] : [`${url}: w=${NARROW} has ${narrow.bytes} bytes, w=960 ${whole.bytes}`]
  },
}

async function pictureOf(platform: Platform, url: string, width: number): Promise<{ bytes: number } | string> {
  const answer = await fetched(platform, `${url}${url.includes('?') ? '&' : '?'}w=${width}`)
  if (typeof answer === 'string') return `${url}: ${answer}`
  const type = answer.headers.get('content-type') ?? 'none'
  if (!answer.ok) return `${url}: HTTP ${answer.status}`
  return type.startsWith('image/') ? { bytes: (await answer.arrayBuffer()).byteLength } : `${url}: its type is ${type}`
}

/** Rules outside the calls: preflight requests, streams and pictures. */
export const TRANSPORT_RULES: readonly Rule[] = [cors, streams, widths]
