import { listen } from '@fair/deploy/serve/server.ts'
import { type Prism, violationIn } from './prism.ts'

/** Identifies the recorded answer that Prism should receive from the platform. */
const ANSWER_HEADER = 'x-prove-answer'
/** Exchanges that Prism checks at a time: the stories need the other core. */
const AT_A_TIME = 2
/** Headers of the connection to the site, which fetch sets itself. */
const CONNECTION_HEADERS = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'expect']

/** A call of the platform: the request and the answer. */
export interface Exchange {
  readonly method: string
  /** Starts at the product's path, with the query. */
  readonly address: string
  readonly headers: Headers
  readonly body: ArrayBuffer | null
  readonly answer: Response
}

export interface ExchangeCheck {
  /** Adds an exchange; it is checked in parallel. */
  add(exchange: Exchange): void
  /** Waits until all are checked, and ends the check. */
  close(): Promise<{ count: number; faults: string[] }>
}

/**
 * Checks completed exchanges against the document: Prism receives the same request, and the platform behind it gives
 * the recorded answer.
 *
 * @param startProxy starts Prism's validating proxy in front of the platform at an address
 */
export async function openExchangeCheck(startProxy: (upstream: string) => Promise<Prism>): Promise<ExchangeCheck> {
  const answers = new Map<string, Response>()
  const upstream = await listen(
    ({ headers }) => answers.get(headers.get(ANSWER_HEADER) ?? '') ?? new Response(null, { status: 599 }),
    0,
    () => 'npm run contract:prove',
  )
  const prism = await startProxy(`http://127.0.0.1:${upstream.port}`)
  const faults = new Map<string, number>()
  const waiting: Exchange[] = []
  const working = new Set<Promise<void>>()
  let count = 0

  const check = async ({
    method,
    address,
    headers: requestHeaders,
    body,
    answer,
  }: Exchange): Promise<string | null> => {
    count += 1
    const number = String(count)
    answers.set(number, answer)
    const headers = new Headers(requestHeaders)
    for (const name of CONNECTION_HEADERS) headers.delete(name)
    headers.set(ANSWER_HEADER, number)
    try {
      const checked = await fetch(prism.url + address, { method, headers, body, redirect: 'manual' })
      // Without a violation Prism returns the answer: anything else is a failure of Prism's, which checks nothing.
      const violation =
        (await violationIn(checked)) ?? (checked.status === answer.status ? null : `Prism answered ${checked.status}`)
      return violation && `${method} ${address.replace(/\?.*/, '')}: ${violation}`
    } catch (error) {
      return `Prism did not answer: ${String(error)}`
    } finally {
      answers.delete(number)
    }
  }
  const work = async (): Promise<void> => {
    for (let exchange = waiting.shift(); exchange; exchange = waiting.shift()) {
      const fault = await check(exchange)
      if (fault !== null) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    }
  }
  return {
    add: (exchange) => {
      waiting.push(exchange)
      if (working.size >= AT_A_TIME) return
      const worker = work().finally(() => working.delete(worker))
      working.add(worker)
    },
    close: async () => {
      while (working.size > 0) await Promise.all(working)
      prism.stop()
      await upstream.close()
      return { count, faults: [...faults].map(([fault, times]) => `${times} × ${fault}`) }
    },
  }
}
