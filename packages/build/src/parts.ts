import type { ChildProcess } from 'node:child_process'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type { Part } from './built-part.ts'
import { type Bundle, bundleOf } from './bundle.ts'
import { buildPart, type Common, type Manifest, type PartOrder } from './part.ts'
import type { Down, Up } from './part-process.ts'

/**
 * Carries out the orders in parallel: the first in this process, each other in one of the helpers. The pages' code is
 * bundled meanwhile, if it is new; all use the first one's hour for "now". The first failure ends all.
 *
 * @param onProgress called with the rendered files and the total of all processes, once each has counted its own
 */
export async function buildParts(
  orders: readonly PartOrder[],
  helpers: readonly ChildProcess[],
  before: Manifest,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<{ parts: Part[]; bundle: Bundle }> {
  const [own, ...others] = orders
  if (!own) throw new Error('A build has at least one part.')
  const counts = new Map<number, { done: number; total: number }>()
  const progressOf = (index: number) => (done: number, total: number) => {
    counts.set(index, { done, total })
    if (counts.size < orders.length) return
    const sum = (which: 'done' | 'total') => [...counts.values()].reduce((all, each) => all + each[which], 0)
    onProgress(sum('done'), sum('total'))
  }
  const parts = others.map((order, n) => partOf(helpers[n] as ChildProcess, order, progressOf(n + 1)))
  const bundle = bundleOf(own.codeDigest, own.options.cacheDir).then((made) => {
    for (const helper of helpers) sendTo(helper, { bundle: made })
    return made
  })
  const hour = async (now: Instant) => {
    for (const helper of helpers) sendTo(helper, { now })
    return now
  }
  const first = buildPart(own, before, { hour, bundle: () => bundle, progress: progressOf(0) })
  const [made, code] = await Promise.all([Promise.all([first, ...parts]), bundle])
  return { parts: made, bundle: code }
}

/** The system ends a process with one of these when its machine code is invalid. */
const CRASHES: ReadonlySet<NodeJS.Signals> = new Set(['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGTRAP'])

/** A process that has just ended receives no message: its last message, or its end, is what counts. */
const sendTo = (child: ChildProcess, message: Down) => child.connected && child.send(message, () => {})

function partOf(child: ChildProcess, order: PartOrder, progress: Common['progress']): Promise<Part> {
  return new Promise((resolve, reject) => {
    child.on('message', (answer: Up) => {
      if ('progress' in answer) progress(answer.progress.done, answer.progress.total)
      else if ('part' in answer) resolve(answer.part)
      else reject(new BuildFailure(answer.failed.exitCode as BuildFailure['exitCode'], answer.failed.message))
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      const sentence = `A part of the build exited unexpectedly (${code ?? signal}).`
      reject(signal && CRASHES.has(signal) ? new BuildFailure(EXIT.crashed, sentence) : new Error(sentence))
    })
    // A process that ended before it received its order reports nothing any more.
    if (!sendTo(child, { order })) reject(new Error('A part of the build could not be started.'))
  })
}
