// One of a build's additional processes: receives its order from its parent process, and sends back the result.

import type { Instant } from '@fair/contract/rules/brand.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type { Part } from './built-part.ts'
import type { Bundle } from './bundle.ts'
import { diskFailure } from './disk-failure.ts'
import { buildPart, type Common, type PartOrder } from './part.ts'
import { servedPages } from './release.ts'

/** Messages to the process. */
export type Down = { order: PartOrder } | { now: Instant } | { bundle: Bundle }
/** Messages from it. */
export type Up =
  | { part: Part }
  | { progress: { done: number; total: number } }
  | { failed: { exitCode: number; message: string } }

const hour = Promise.withResolvers<Instant>()
const bundle = Promise.withResolvers<Bundle>()

process.on('message', async (message: Down) => {
  if ('now' in message) return hour.resolve(message.now)
  if ('bundle' in message) return bundle.resolve(message.bundle)
  const { order } = message
  // Read here, not passed on: 20,000 digests would block the pipe between the processes for seconds.
  const before = servedPages(order.served?.dir ?? null, order.missing)
  const common: Common = {
    hour: () => hour.promise,
    bundle: () => bundle.promise,
    // The parent process may have exited: this process ends with the channel.
    progress: (done, total) =>
      process.connected && process.send?.({ progress: { done, total } } satisfies Up, undefined, undefined, () => {}),
  }
  const answer = await buildPart(order, before, common).then(
    (part): Up => ({ part }),
    (error): Up => {
      const failure = error instanceof BuildFailure ? error : diskFailure(error)
      const message = failure?.message ?? String(error instanceof Error ? error.stack : error)
      return { failed: { exitCode: failure?.exitCode ?? EXIT.internal, message } }
    },
  )
  process.send?.(answer, () => process.exit())
})
// The parent process has exited: nothing needs this build.
process.on('disconnect', () => process.exit(1))
