import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Entry from '../../src/layouts/prerender-entry.ts'
import type { Bundle } from './bundle.ts'

/** Pages in work at a time: while one is written, the next is rendered. */
const CONCURRENCY = 8

/** Renders every path of the run in progress (setRun) into a folder. Throws for the first page that fails. */
export async function renderAll(bundle: Bundle, stage: string, origin: string): Promise<void> {
  const { paths, render } = (await import(pathToFileURL(bundle.entry).href)) as typeof Entry
  const all = await paths()
  const made = new Set<string>()
  let next = 0
  const work = async () => {
    for (let path = all[next]; path; path = all[next]) {
      next += 1
      const { pathname, route } = path
      const page = route.type === 'page'
      const address = page ? `${pathname.replace(/\/$/, '')}/` : pathname
      const response = await render(new Request(origin + address), { routeData: route })
      if (response.status !== 200) throw new Error(`${address} could not be rendered (${response.status}).`)
      const file = join(stage, page ? `${address}index.html` : address)
      const folder = dirname(file)
      if (!made.has(folder)) mkdirSync(folder, { recursive: true })
      made.add(folder)
      await writeFile(file, await response.bytes())
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}
