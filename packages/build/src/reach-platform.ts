import { getHeapStatistics } from 'node:v8'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'

/** The limits of a build's access to a platform. */
interface PlatformLimits {
  /** Maximum size of an answer, in bytes. */
  answerBytes: number
  /** Maximum number of concurrent calls. */
  calls: number
  /** Milliseconds for one call, from when it is sent: calls may wait longer than that for their turn. */
  callTime: number
  /** Milliseconds from the start of the build after which no more calls are made. */
  time: number
  /** Bytes of memory that may be allocated while the platform is read; beyond that, reading ends with an error. */
  memory: number
}

/** A build's access to a platform. */
interface GuardedPlatform {
  fetch: typeof fetch
  /** Why no more requests are possible, or an answer was rejected; null if all is well. */
  trouble: () => { exitCode: number; message: string } | null
  /** Call after a failed attempt: returns whether to give up. */
  failed: () => boolean
  close: () => void
}

/** A platform is considered down if it fails this many attempts, and gives no valid answer for this long (ms). */
const SILENT_MS = 8_000
const SILENT_ATTEMPTS = 6
const REDIRECTS = 3

/** Bytes that this thread's JavaScript uses, including its buffers. */
const usedMemory = (): number => {
  const { used_heap_size: heap, external_memory: buffers } = getHeapStatistics()
  return heap + buffers
}

/**
 * Access to a platform that cannot stall or exhaust the build: the size of each answer, the memory for all answers, the
 * concurrent calls and the total time are limited, and redirects must stay on the platform's origin.
 */
export function guardPlatform(send: typeof fetch, limits: PlatformLimits): GuardedPlatform {
  let known: { exitCode: number; message: string } | null = null
  let lastValidAt = performance.now()
  let failures = 0
  const giveUp = (exitCode: number, message: string): never => {
    known ??= { exitCode, message }
    throw new BuildFailure(exitCode, message)
  }
  const timeLimit = new AbortController()
  const minutes = Math.round(limits.time / 6000) / 10
  const timer = setTimeout(() => {
    known ??= {
      exitCode: EXIT.unreachable,
      message: `the platform did not deliver the complete site within ${minutes} minutes (--time-limit).`,
    }
    timeLimit.abort(new DOMException('the build’s time limit has passed', 'TimeoutError'))
  }, limits.time)
  const acquire = semaphore(limits.calls)
  const maxMemory = usedMemory() + limits.memory
  const checkMemory = () => {
    if (usedMemory() <= maxMemory) return
    const megabytes = Math.round(limits.memory / 1e6)
    giveUp(
      EXIT.contract,
      `its data needs more than the ${megabytes} MB that each process of this build may use (--memory, shared by --jobs).`,
    )
  }

  const guarded: typeof fetch = async (input, init) => {
    const release = await acquire()
    try {
      const limited = [timeLimit.signal, AbortSignal.timeout(limits.callTime)]
      const signal = AbortSignal.any(init?.signal ? [init.signal, ...limited] : limited)
      signal.throwIfAborted()
      const response = await fetchFollowing(send, String(input), { ...init, signal, redirect: 'manual' }, giveUp)
      const body = await readUpTo(response, limits.answerBytes, checkMemory, giveUp)
      if (response.status < 500 && response.status !== 429) {
        lastValidAt = performance.now()
        failures = 0
      }
      return new Response(isBodiless(response.status) ? null : body, response)
    } finally {
      release()
    }
  }
  return {
    fetch: guarded,
    trouble: () => known,
    failed: () => {
      failures += 1
      return known !== null || (failures >= SILENT_ATTEMPTS && performance.now() - lastValidAt > SILENT_MS)
    },
    close: () => clearTimeout(timer),
  }
}

const isBodiless = (status: number) => status === 204 || status === 205 || status === 304

type GiveUp = (exitCode: number, message: string) => never

/** Fetches, and follows redirects within the address's origin. */
async function fetchFollowing(
  send: typeof fetch,
  address: string,
  init: RequestInit,
  giveUp: GiveUp,
): Promise<Response> {
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

/** The body; gives up on one that is longer than the limit, without reading the rest. */
async function readUpTo(
  response: Response,
  limit: number,
  checkMemory: () => void,
  giveUp: GiveUp,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLong = () =>
    giveUp(EXIT.contract, `its answer is longer than ${Math.round(limit / 1e6)} MB (--answer-mb), and was not read.`)
  if (Number(response.headers.get('content-length') ?? 0) > limit) {
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
    if (length > limit) {
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

/** Returns a function that waits for one of `slots`, and resolves to the function that releases it. */
function semaphore(slots: number): () => Promise<() => void> {
  let free = slots
  const waiting: (() => void)[] = []
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async () => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return release
  }
}
