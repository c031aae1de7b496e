import { getHeapStatistics } from 'node:v8'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'

/** How much of its time and memory a build grants a platform. */
interface PlatformLimits {
  /** The most bytes that are read of one answer. */
  answerBytes: number
  /** Concurrent calls. */
  calls: number
  /** Milliseconds from the start of the build until the platform is given up. */
  time: number
  /** Additional bytes of memory allowed while the platform is read; beyond that it is given up. */
  memory: number
  /** Bytes of memory in use now, for tests. */
  held?: () => number
}

/** A build's access to a platform. */
interface GuardedPlatform {
  fetch: typeof fetch
  /** Why no more requests are possible, or an answer was rejected; null if all is well. */
  trouble: () => { exitCode: number; message: string } | null
  /** Call after a failed attempt: returns whether another one makes sense. */
  failed: () => boolean
  close: () => void
}

/** A platform without a correct answer for this long (ms), over this many attempts, is considered down. */
const SILENT_MS = 8_000
const SILENT_ATTEMPTS = 6
const REDIRECTS = 3

/** Bytes that this thread's JavaScript uses, including its buffers. */
const heldNow = (): number => {
  const { used_heap_size: heap, external_memory: buffers } = getHeapStatistics()
  return heap + buffers
}

/**
 * Access to a platform that is sure to end: each answer is limited in size, and all of them by the build's memory;
 * redirects stay on its origin, concurrent calls are limited, and after the build's time no call is made.
 */
export function guardPlatform(send: typeof fetch, limits: PlatformLimits): GuardedPlatform {
  let known: { exitCode: number; message: string } | null = null
  let lastRight = performance.now()
  let failures = 0
  const giveUp = (exitCode: number, message: string): never => {
    known ??= { exitCode, message }
    throw new BuildFailure(exitCode, message)
  }
  const out = new AbortController()
  const minutes = Math.round(limits.time / 6000) / 10
  const timer = setTimeout(() => {
    known ??= {
      exitCode: EXIT.unreachable,
      message: `the platform did not deliver the complete site within ${minutes} minutes (--time-limit).`,
    }
    out.abort(new DOMException('the build’s time limit has passed', 'TimeoutError'))
  }, limits.time)
  const turns = turnsOf(limits.calls)
  const { held = heldNow } = limits
  const most = held() + limits.memory
  const checkMemory = () => {
    if (held() <= most) return
    const room = Math.round(limits.memory / 1e6)
    giveUp(
      EXIT.contract,
      `its data needs more than the ${room} MB that each process of this build may use (--memory, shared by --jobs).`,
    )
  }

  const guarded: typeof fetch = async (input, init) => {
    const done = await turns()
    try {
      const signal = init?.signal ? AbortSignal.any([init.signal, out.signal]) : out.signal
      signal.throwIfAborted()
      const response = await followed(send, String(input), { ...init, signal, redirect: 'manual' }, giveUp)
      const body = await readUpTo(response, limits.answerBytes, checkMemory, giveUp)
      if (response.status < 500 && response.status !== 429) {
        lastRight = performance.now()
        failures = 0
      }
      return new Response(isBodiless(response.status) ? null : body, response)
    } finally {
      done()
    }
  }
  return {
    fetch: guarded,
    trouble: () => known,
    failed: () => {
      failures += 1
      return known !== null || (failures >= SILENT_ATTEMPTS && performance.now() - lastRight > SILENT_MS)
    },
    close: () => clearTimeout(timer),
  }
}

const isBodiless = (status: number) => status === 204 || status === 205 || status === 304

type GiveUp = (exitCode: number, message: string) => never

async function followed(send: typeof fetch, address: string, init: RequestInit, giveUp: GiveUp): Promise<Response> {
  let at = address
  for (let n = 0; n <= REDIRECTS; n += 1) {
    const response = await send(at, init)
    const to = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (to === null) return response
    await response.body?.cancel()
    const next = URL.parse(to, at)
    if (next?.origin !== new URL(address).origin) {
      giveUp(
        EXIT.unreachable,
        `it redirects to ${next?.origin ?? 'no address'}. A build sends its tenant’s headers only to the platform: use that address as --platform if it is the right one.`,
      )
    }
    at = next?.href ?? at
  }
  return giveUp(EXIT.unreachable, `it redirects more than ${REDIRECTS} times.`)
}

/** The body, but never more of it than the limit. */
async function readUpTo(
  response: Response,
  most: number,
  checkMemory: () => void,
  giveUp: GiveUp,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLong = () =>
    giveUp(EXIT.contract, `its answer is longer than ${Math.round(most / 1e6)} MB (--answer-mb), and was not read.`)
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel()
    tooLong()
  }
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      tooLong()
    }
    chunks.push(value)
    checkMemory()
  }
  const body = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.length
  }
  return body
}

/** Lets this many through at once; each reports when it is done. */
function turnsOf(most: number): () => Promise<() => void> {
  let free = most
  const waiting: (() => void)[] = []
  const done = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async () => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return done
  }
}
