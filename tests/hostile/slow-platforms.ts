import type { BuildOptions } from '@fair/build/options.ts'
import { changed, countsOf, ended, type Fair, type JsonObject, openFair, recordsOf } from './mutated-platform.ts'
import type { HostileSuite } from './suite.ts'

interface Case {
  send: (fair: Fair) => typeof fetch
  options?: Partial<BuildOptions>
  /** 0: a correct site; otherwise the exit code, and a pattern for the message. */
  ends: 0 | [exitCode: number, says: RegExp]
}

const every =
  (n: number, fail: () => Response | Promise<Response>) =>
  (fair: Fair): typeof fetch => {
    const plain = changed(fair, (json) => json)
    let calls = 0
    return (input, init) => {
      calls += 1
      return calls % n === 0 ? Promise.resolve(fail()) : plain(input, init)
    }
  }

const hang = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

const endless = (chunk: Uint8Array, endsBy?: number) => {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += chunk.length
      if (endsBy !== undefined && sent > endsBy) controller.error(new TypeError('terminated: socket closed'))
      else controller.enqueue(chunk)
    },
  })
}

const totals = (total: number) => (fair: Fair) =>
  changed(fair, (json) => ('records' in json ? { ...json, total } : json))

/** A list of exhibits with different ones on every page, and this total. */
const exhibitsWithoutEnd =
  (total: number, more: (n: number) => object = () => ({})) =>
  (fair: Fair) => {
    let n = 0
    let page: JsonObject[] = []
    return changed(fair, (json, path) => {
      if (!path.endsWith('/search/exhibits')) return json
      // After the fair's own pages the last one is repeated.
      if (recordsOf(json).length > 0) page = recordsOf(json)
      const records = page.map((record) => {
        n += 1
        return { ...record, [Object.keys(record)[0] ?? '']: `x${n}`, ...more(n) }
      })
      return { ...json, records, total }
    })
  }

const redirects =
  (to: (address: string) => string) =>
  (fair: Fair): typeof fetch => {
    const plain = changed(fair, (json) => json)
    return async (input, init) => {
      const address = String(input)
      if (!address.includes('/app/exhibitions') || address.includes('moved')) {
        return plain(address.replace('moved-', ''), init)
      }
      return new Response(null, { status: 307, headers: { location: to(address) } })
    }
  }

const CASES: Readonly<Record<string, Case>> = {
  'hangs from the start': {
    send: () => (_, init) => hang(init?.signal),
    options: { timeLimit: 0.02 },
    ends: [4, /time-limit/],
  },
  'hangs in the middle': {
    send: (fair) => {
      const plain = changed(fair, (json) => json)
      let calls = 0
      return (input, init) => {
        calls += 1
        return calls > 9 ? hang(init?.signal) : plain(input, init)
      }
    },
    options: { timeLimit: 0.02 },
    ends: [4, /time-limit/],
  },
  'an endless answer': {
    send: () => async () => new Response(endless(new Uint8Array(65_536).fill(32))),
    options: { answerMb: 2 },
    ends: [5, /answer-mb/],
  },
  'an answer that names its size': {
    send: () => async () => new Response('{}', { headers: { 'content-length': '9000000000' } }),
    ends: [5, /answer-mb/],
  },
  'a total of a thousand million': { send: totals(1e9), ends: [5, /most-records/] },
  'a total of 1e15': { send: totals(1e15), ends: [5, /most-records/] },
  'a total that cannot be reached': { send: totals(1234), ends: [5, /says that it has 1234/] },
  'the same page again and again': {
    send: (fair) =>
      changed(fair, (json) =>
        'records' in json ? { ...json, records: recordsOf(json).slice(0, 3), total: 50 } : json,
      ),
    ends: [5, /reports 50 records/],
  },
  'endless new records': {
    send: exhibitsWithoutEnd(0),
    options: { mostRecords: 500 },
    ends: [5, /most-records|more than the share that may be skipped/],
  },
  'records that fill the memory': {
    send: exhibitsWithoutEnd(20_000, (n) => ({ exhibitsName: `${n} `.repeat(40_000) })),
    options: { memory: 60 },
    ends: [5, /--memory/],
  },
  'every third answer is 503': { send: every(3, () => new Response('', { status: 503 })), ends: 0 },
  'every third answer is 429': {
    send: every(3, () => new Response('', { status: 429, headers: { 'retry-after': '0' } })),
    ends: 0,
  },
  'every third answer is cut': {
    send: every(3, () => new Response(endless(new TextEncoder().encode('{"success":true,'), 64))),
    ends: 0,
  },
  'always 503': { send: () => async () => new Response('', { status: 503 }), ends: [4, /503/] },
  'redirects to another host': {
    send: redirects((address) => address.replace('http://sandbox', 'http://evil.example')),
    ends: [4, /redirects to http:\/\/evil\.example/],
  },
  'redirects in a circle': {
    send: () => async (input) => new Response(null, { status: 302, headers: { location: String(input) } }),
    ends: [4, /redirects more than/],
  },
  'redirects on its own origin': {
    send: redirects((address) => address.replace('/app/exhibitions', '/app/moved-exhibitions')),
    ends: 0,
  },
  'activities that contain themselves': {
    send: (fair) =>
      changed(fair, (json) => {
        for (const record of recordsOf(json)) if ('containedCount' in record) record['containedCount'] = 1
        return json
      }),
    ends: 0,
  },
}

const SMALL = [
  'hangs in the middle',
  'an endless answer',
  'records that fill the memory',
  'the same page again and again',
  'every third answer is 503',
  'redirects to another host',
]

export const slowPlatforms: HostileSuite = {
  name: 'slow-platforms',
  what: 'platforms that hang, report wrong sizes, redirect, flood or fail: a correct site or a clear error',
  run: async ({ size, results }) => {
    const fair = openFair()
    const plain = await ended(changed(fair, (json) => json))
    const expected = 'site' in plain ? JSON.stringify(countsOf(plain.site)) : ''
    for (const [name, { send, options, ends }] of Object.entries(CASES)) {
      if (size === 'small' && !SMALL.includes(name)) continue
      const end = await ended(send(fair), options)
      const how =
        'site' in end ? `a site of ${JSON.stringify(countsOf(end.site))}` : `exit ${end.exitCode}: ${end.message}`
      const isRight =
        'site' in end
          ? ends === 0 && JSON.stringify(countsOf(end.site)) === expected
          : ends !== 0 && end.exitCode === ends[0] && ends[1].test(end.message)
      results.check(isRight, name, how.slice(0, 400))
    }
    fair.close()
  },
}
