// Answers requests for the pages that a build has left to be rendered on request (npm run serve:tail).
import { createHash, timingSafeEqual } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Bundle } from '@fair/build/bundle.ts'
import type { Log } from '@fair/build/log.ts'
import { Renderer } from '@fair/build/renderer.ts'
import type { BuildContext } from '../../../../src/content/build-context.ts'
import { fairKey } from '../../../../src/content/types.ts'
import type { Scope } from '../../../../src/lib/i18n/paths.ts'
import { hrefOf } from '../../../../src/lib/i18n/paths.ts'
import { codingFor } from '../serve/body-cache.ts'
import { SAFETY_HEADERS } from '../serve/headers.ts'
import type { Handler } from '../serve/proxy.ts'
import { hasTag, headersOf, plain } from '../serve/server.ts'
import { Metrics, type Result } from './metrics.ts'
import type { TailOptions } from './options.ts'
import { PageCache, RenderedPage } from './page-cache.ts'
import { type Content, PageMaker } from './page-maker.ts'
import { EXCEPTIONS, pagesOfText, targetOf } from './pages.ts'

/** Seconds after which a visitor who got no page may try again. */
const RETRY_AFTER = 5
/** Milliseconds after which a page in progress will never be done: monitoring then restarts the service. */
const HUNG = 60_000
const MAX_PURGE_BYTES = 1 << 20

export interface TailService {
  handler: Handler
  /** Sets newly read content; pages that it changes are rendered again when they are requested. */
  use: (content: Content) => Promise<void>
  metrics: Metrics
  /** From now on it reports that it is not ready, so that it receives no more requests. */
  end: () => void
}

/** The reader of the platform's lists for the service. */
export interface Lists {
  /** Schedules another reading soon. */
  reload: () => void
  /** Whether the last reading was refused, so that an earlier one is in use. */
  isRefused: () => boolean
  /** Seconds since the current lists were read. */
  age: () => number
}

/** @param bundle the pages' code */
export function createTail(
  options: TailOptions,
  bundle: Pick<Bundle, 'entry' | 'client'>,
  log: Log,
  lists: Lists,
): TailService {
  const metrics = new Metrics()
  const cache = new PageCache(options.cacheMb * 1e6)
  const renderer = new Renderer(bundle)
  let content: Content | null = null
  let isEnding = false
  let exceptions = new Map<string, Promise<RenderedPage>>()
  const inUse = () => {
    if (!content) throw new Error('No content has been read yet.')
    return content
  }
  const maker = new PageMaker({ options, content: inUse, renderer, cache, metrics, log })

  /** A not-found or error page, in the language of the address; rendered once for each content. */
  const exception = (scope: Scope, { path, pattern }: (typeof EXCEPTIONS)[keyof typeof EXCEPTIONS]) => {
    const address = hrefOf(scope, inUse().run.content.defaultLanguage, path)
    const made =
      exceptions.get(address) ??
      renderer.render(address, pattern, null, () => null).then(({ html }) => new RenderedPage(html, '', '', null))
    exceptions.set(address, made)
    made.catch(() => exceptions.delete(address))
    return made
  }

  const send = async (page: RenderedPage, request: Request, status: number, more: Record<string, string>) => {
    const body = await page.body(codingFor(request.headers.get('Accept-Encoding')))
    const headers = headersOf(body, 'no-cache')
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
    if (status !== 200 || !hasTag(request.headers.get('If-None-Match'), body.etag))
      return new Response(request.method === 'HEAD' ? null : body.bytes, { status, headers })
    headers.delete('Content-Length')
    return new Response(null, { status: 304, headers })
  }

  /** A text whose page is not known here: another process has rendered it, or it was evicted. */
  const madeWithPage = async (run: BuildContext, path: string): Promise<RenderedPage | undefined> => {
    for (const target of pagesOfText(run, path)) {
      const { page } = await maker.page(target)
      const text = page?.texts.get(path)
      if (text) return text
    }
    return undefined
  }

  const answer = async (request: Request, url: URL): Promise<{ result: Result; reply: Response }> => {
    const { run } = inUse()
    const text = cache.text(url.pathname) ?? (await madeWithPage(run, url.pathname))
    if (text !== undefined) return { result: 'hit', reply: await send(text, request, 200, {}) }
    const target = targetOf(run, url)
    const missing = async (scope: Scope) => ({
      result: 'not found' as const,
      reply: await send(await exception(scope, EXCEPTIONS.notFound), request, 404, cdn(60, 60)),
    })
    if (target.kind === 'none') return await missing(target.scope)
    if (target.kind === 'moved') {
      const headers = { ...SAFETY_HEADERS, Location: target.location }
      return { result: 'moved', reply: new Response(null, { status: 308, headers }) }
    }
    const { kind, page } = await maker.page(target)
    if (kind === 'gone') return await missing(target.scope)
    if (page === null) {
      const broken = await exception(target.scope, EXCEPTIONS.broken)
      const again = { 'Retry-After': String(RETRY_AFTER), 'Cache-Control': 'no-store' }
      return { result: kind, reply: await send(broken, request, 503, again) }
    }
    const headers = {
      ...(kind === 'stale' ? cdn(RETRY_AFTER, options.stale) : cdn(options.fresh, options.stale)),
      'Cache-Tag': tagsOf(run.content.tenantId, page.id).join(','),
      'X-Tail': kind,
    }
    return { result: kind, reply: await send(page, request, 200, headers) }
  }

  const purge = async (request: Request): Promise<Response> => {
    const { secret } = options
    if (secret === null || request.method !== 'POST') return plain(404, 'Not found.\n')
    if (!isSame(request.headers.get('X-Purge-Secret') ?? '', secret)) return plain(403, 'Wrong X-Purge-Secret.\n')
    const purgeRequest = purgeIn(await bodyUpTo(request, MAX_PURGE_BYTES))
    if (purgeRequest === null) return plain(400, 'Send {"ids":["…"]} or {"all":true}.\n')
    const ids = new Set(purgeRequest.ids)
    const purged = maker.purge((id) => purgeRequest.all || ids.has(id))
    metrics.count('purges', purged)
    // The lists show which exhibits are new, removed or renamed.
    lists.reload()
    const tenantId = content?.run.content.tenantId ?? ''
    const tags = purgeRequest.all ? [tagsOf(tenantId, '')[0]] : [...ids].map((id) => tagsOf(tenantId, id)[2])
    return Response.json({ purged, tags }, { status: 202, headers: { 'Cache-Control': 'no-store' } })
  }

  const gauges = () => ({
    ready: [content ? 1 : 0, 'Whether the platform’s lists have been read'] as const,
    lists_refused: [
      lists.isRefused() ? 1 : 0,
      'Whether the last read was rejected: another tenant, or many fewer exhibits',
    ] as const,
    lists_age_seconds: [Math.round(lists.age()), 'Time since the lists in use were read'] as const,
    cache_bytes: [cache.bytes, 'Memory used by cached pages'] as const,
    cache_pages: [cache.count, 'Cached pages'] as const,
    under_way: [maker.underWay, 'Pages being rendered'] as const,
    queue: [maker.waiting, 'Pages waiting to be rendered'] as const,
    exhibits: [exhibitsOf(content), 'Exhibits in the lists, in all languages'] as const,
  })

  const handler: Handler = async (request) => {
    const url = new URL(request.url)
    if (url.pathname === '/healthz')
      return renderer.busyFor() < HUNG ? plain(200, 'ok\n') : plain(503, 'A page has been rendering for a minute.\n')
    if (url.pathname === '/readyz' && isEnding) return plain(503, 'The service is shutting down.\n')
    if (url.pathname === '/readyz') return content ? plain(200, 'ready\n') : plain(503, 'The platform is being read.\n')
    if (url.pathname === '/metrics') {
      const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' }
      return new Response(metrics.text(gauges()), { headers })
    }
    if (url.pathname === '/purge') return await purge(request)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...SAFETY_HEADERS, Allow: 'GET, HEAD' } })
    if (!content) {
      const reply = plain(503, 'The platform has not been read yet.\n')
      reply.headers.set('Retry-After', String(RETRY_AFTER))
      return reply
    }
    const started = performance.now()
    const { result, reply } = await answer(request, url)
    metrics.request(result, (performance.now() - started) / 1000)
    return reply
  }

  const use = (next: Content) =>
    renderer.use(next.run, () => {
      content = next
      exceptions = new Map()
    })
  const end = () => {
    isEnding = true
  }
  return { handler, use, metrics, end }
}

/** Browsers revalidate each time, with the ETag; a CDN in between as rarely as it may (RFC 9213). */
const cdn = (fresh: number, stale: number): Record<string, string> => ({
  'CDN-Cache-Control': `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
})

/** The tags by which a CDN purges pages: all of the tenant's, all of a kind, one in all languages. */
const tagsOf = (tenantId: string, id: string): [string, string, string] => {
  const tenant = `tenant-${encodeURIComponent(tenantId)}`
  return [tenant, `${tenant}-exhibits`, `${tenant}-exhibit-${encodeURIComponent(id)}`]
}

/** Takes the same time for any wrong secret. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

async function bodyUpTo(request: Request, most: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function purgeIn(text: string | null): { ids: string[]; all: boolean } | null {
  try {
    const { ids = [], all = false } = JSON.parse(text ?? '') as { ids?: unknown; all?: unknown }
    const isRight = Array.isArray(ids) && ids.every((id) => typeof id === 'string') && typeof all === 'boolean'
    return isRight && (all || ids.length > 0) ? { ids, all } : null
  } catch {
    return null
  }
}

function exhibitsOf(content: Content | null): number {
  if (!content) return 0
  const { texts, exhibitionIds, fairs } = content.run.content
  return [...texts.keys()]
    .flatMap((language) => exhibitionIds.map((id) => fairs.get(fairKey(language, id))?.exhibits.length ?? 0))
    .reduce((sum, count) => sum + count, 0)
}
