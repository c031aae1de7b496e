import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type * as Entry from '../../../src/layouts/prerender-entry.ts'
import type { Bundle } from './bundle.ts'
import { fileOf } from './output.ts'
import { stopwatch } from './times.ts'

/**
 * Pages between two turns of the event loop. React defers work to the next turn for each view that it renders, and
 * holds the view until then (30 KB per page): without a turn, a build would hold all of its pages in memory.
 */
const TURN = 32

/** The address of a route's path, and its file in the site's folder. */
export function placeOf({ pathname, route }: { pathname: string; route: { type: string } }) {
  const isPage = route.type === 'page'
  const address = isPage ? `${pathname.replace(/\/$/, '')}/` : pathname
  return { address, file: isPage ? fileOf(address) : address.replace(/^\//, ''), isPage }
}

/**
 * Renders every path of the current build (setBuild) into a folder. Throws for the first page that fails. Files are
 * written synchronously: handing each to a thread takes longer than writing it.
 *
 * @param isOurs whether a file other than a page belongs to this build
 * @param onFile called for each file: its address, the pattern of its route, the milliseconds that it took
 * @param onPlan called with the number of files, before the first is rendered
 * @returns the milliseconds for computing the paths of all pages
 */
export async function renderAll(
  bundle: Pick<Bundle, 'entry'>,
  stage: string,
  origin: string,
  isOurs: (address: string) => boolean = () => true,
  onFile: (address: string, pattern: string, ms: number) => void = () => {},
  onPlan: (files: number) => void = () => {},
): Promise<number> {
  // React's development build, its default, takes half as long again for the same bytes.
  process.env['NODE_ENV'] ??= 'production'
  const { paths, render } = (await import(pathToFileURL(bundle.entry).href)) as typeof Entry
  const made = new Set<string>()
  const lap = stopwatch()
  const all = await paths()
  const plan = lap()
  onPlan(all.length)
  for (const [n, path] of all.entries()) {
    if (n % TURN === 0) await setImmediate()
    const { route } = path
    const { address, file: name, isPage } = placeOf(path)
    // content/paths.ts already selects the pages; the other files of another shard are skipped here.
    if (!isPage && !isOurs(address)) continue
    lap()
    const response = await render(new Request(origin + address), { routeData: route })
    if (response.status !== 200) throw new Error(`${address} could not be rendered (${response.status}).`)
    const file = join(stage, name)
    const folder = dirname(file)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    writeFileSync(file, await response.bytes())
    onFile(address, route.route, lap())
  }
  return plan
}
