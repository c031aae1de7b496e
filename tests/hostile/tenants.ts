import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '@fair/build/output.ts'
import { type Built, differences, fingerprint, runBuild, smallSite } from './site-builds.ts'
import { smallPlatform } from './small-platform.ts'
import type { HostileSuite, SuiteResults } from './suite.ts'

const TENANTS = { full: 20, small: 2 }
/** Concurrent builds: each needs some 300 MB. */
const AT_ONCE = 4

/** Many tenants of one platform, with the same ids and times: only their texts distinguish them. */
export const tenants: HostileSuite = {
  name: 'tenants',
  what: 'tenants with the same ids, built in turn and concurrently: no site contains data of another tenant',
  run: async ({ size, dir, results }) => {
    const platform = await smallPlatform()
    platform.answerWith((request) => answerAs(request, platform.sandbox.fetch))
    const names = Array.from({ length: TENANTS[size] }, (_, n) => `t${String(n + 1).padStart(2, '0')}`)
    const build = (name: string, out: string, ...more: string[]) =>
      runBuild([
        ...smallSite(platform.url, join(dir, out), '--domain', `${name}.example`, '--jobs', '1', ...more),
        ...(size === 'small' ? ['--languages', 'en-US'] : []),
      ])
    try {
      // In turn, each into its own folder; then all at once, over the caches of the first time.
      for (const name of names) succeeded(results, name, await build(name, name))
      const first = new Map(names.map((name) => [name, fingerprint(join(dir, name))]))
      await inBatches(names, async (name) => succeeded(results, name, await build(name, name)))
      for (const name of names) {
        results.check(
          foreignIn(join(dir, name), name).length === 0,
          `${name} in its own folder`,
          foreignIn(join(dir, name), name).join(),
        )
        const unequal = differences(first.get(name) ?? new Map(), fingerprint(join(dir, name)))
        results.check(unequal.length === 0, `${name} built again`, unequal.join())
      }
      // One folder for all, in turn: it remains the first tenant's.
      for (const name of [...names, ...names])
        shared(results, join(dir, 'in-turn'), names, name, await build(name, 'in-turn'))
      // One folder for all, at once: it belongs to whichever build is first.
      const built = new Map<string, Built>()
      await inBatches(names, async (name) => void built.set(name, await build(name, 'at-once')))
      const owners = [...built].filter(([, { code }]) => code === 0).map(([name]) => name)
      results.check(owners.length === 1, 'one tenant gets the folder that all claimed at once', owners.join())
      const foreign = foreignIn(join(dir, 'at-once'), owners[0] ?? '')
      results.check(foreign.length === 0, 'the folder that all claimed at once', foreign.join())
    } finally {
      await platform.close()
    }
  },
}

function succeeded(results: SuiteResults, name: string, { code, output }: Built): void {
  results.check(code === 0, `${name} is built`, output)
}

/** A build into the folder of the first tenant: that one's succeeds, any other is refused, and leaves nothing there. */
function shared(
  results: SuiteResults,
  out: string,
  names: readonly string[],
  name: string,
  { code, output }: Built,
): void {
  const [owner = ''] = names
  const foreign = foreignIn(out, owner)
  results.check(
    code === (name === owner ? 0 : 2) && foreign.length === 0,
    `${name} into ${owner}’s folder`,
    output + foreign.join(),
  )
}

async function inBatches(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  for (let n = 0; n < names.length; n += AT_ONCE) await Promise.all(names.slice(n, n + AT_ONCE).map(work))
}

const CANARY = /canary-(t\d\d)|(t\d\d)\.example/g

/** Files that contain another tenant's canary or host, or pages without their own one. */
function foreignIn(dir: string, name: string): string[] {
  return [...filesBelow(dir)].flatMap((file) => {
    const text = readFileSync(join(dir, file), 'latin1')
    const found = new Set([...text.matchAll(CANARY)].map((match) => match[1] ?? match[2]))
    const isForeign = [...found].some((each) => each !== name) || (file === 'index.html' && !found.has(name))
    return isForeign ? [`${file} (${[...found].join(', ') || 'no canary'})`] : []
  })
}

const ORIGINAL = '1001'

/** The sandbox's first tenant, under another tenant's host and id, with a canary in all its names. */
async function answerAs(request: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
  const body = request.method === 'GET' ? undefined : await request.text()
  const host = /(t\d\d)\.example/
  const tenant =
    host.exec(`${decodeURIComponent(request.url)} ${body ?? ''}`)?.[1] ?? request.headers.get('tenantId') ?? ''
  const headers = new Headers(request.headers)
  if (headers.has('tenantId')) headers.set('tenantId', ORIGINAL)
  const url = decodeURIComponent(request.url).replace(host, 'localhost')
  const reply = await send(
    new Request(url, { method: request.method, headers, body: body?.replace(host, 'localhost') ?? null }),
  )
  const text = await reply.text()
  if (!reply.headers.get('content-type')?.includes('json')) return new Response(text, reply)
  const marked = JSON.stringify(JSON.parse(text), (key, value: unknown) => {
    if (key === 'tenantId' && value === ORIGINAL) return tenant
    return typeof value === 'string' && MARKED.test(key) ? `${value} canary-${tenant}` : value
  })
  return new Response(marked, {
    status: reply.status,
    headers: { 'content-type': 'application/json', date: reply.headers.get('date') ?? '' },
  })
}

const MARKED = /^(siteName|exhibitionName|exhibitsName|exhibitorName|title|summary|liveName|meetingName)$/
