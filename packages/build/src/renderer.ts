// Renders single pages with the bundle of a build: for the tail service, and for a site that is still being built.
import { pathToFileURL } from 'node:url'
import type { Exhibit } from '@fair/contract/catalogue.ts'
import { type BuildContext, setBuild } from '../../../src/content/build-context.ts'
import type * as Entry from '../../../src/layouts/prerender-entry.ts'
import type { Bundle } from './bundle.ts'
import { placeOf } from './render.ts'
import { staticImportsIn } from './static-imports.ts'

/** How a file of the site is rendered: as a page or an endpoint. */
export interface PlannedFile {
  address: string
  /** The pattern of its route, such as `/[...scope]/404`. */
  pattern: string
}

/** Renders one page after the other: the build context is global to the process, and so is the current page. */
export class Renderer {
  readonly #entry: Promise<typeof Entry>
  readonly #importsOf: (script: string) => readonly string[]
  #run: BuildContext | null = null
  #last: Promise<unknown> = Promise.resolve()
  /** performance.now() at the start of the current turn; null if idle. */
  #busySince: number | null = null

  /** @param bundle its module, and the folder of the files that browsers load */
  constructor({ entry, client }: Pick<Bundle, 'entry' | 'client'>) {
    // The variant of React for production, as in a build (render.ts).
    process.env['NODE_ENV'] ??= 'production'
    this.#entry = import(pathToFileURL(entry).href) as Promise<typeof Entry>
    this.#importsOf = staticImportsIn(client)
    // The caller of render() receives the error.
    this.#entry.catch(() => {})
  }

  /** Uses this content for all further pages, including those that wait for their turn. */
  use(run: BuildContext, then: () => void = () => {}): Promise<void> {
    return this.#inTurn(async () => {
      this.#run = run
      setBuild(run)
      then()
    })
  }

  /**
   * @param pattern of the page's route
   * @param note called in the page's turn, before it is rendered: its result belongs to the same content
   */
  render<T>(
    address: string,
    pattern: string,
    exhibit: Exhibit | null,
    note: () => T,
  ): Promise<{ html: Buffer<ArrayBuffer>; note: T }> {
    return this.#inTurn(async () => {
      const run = this.#run
      if (!run) throw new Error('No content has been read yet.')
      const noted = note()
      return { html: await this.#render(run, { address, pattern }, exhibit), note: noted }
    })
  }

  /** One page or file of this content. */
  renderFile(run: BuildContext, file: PlannedFile): Promise<Buffer<ArrayBuffer>> {
    return this.#inTurn(() => this.#render(run, file, null))
  }

  /** Every page and endpoint of this content, by its file in the site's folder. No view is rendered. */
  plan(run: BuildContext): Promise<Map<string, PlannedFile>> {
    return this.#inTurn(async () => {
      const { paths } = await this.#entry
      setBuild(run)
      run.only = { address: null, exhibit: null }
      try {
        const files = (await paths()).map((path): [string, PlannedFile] => {
          const { address, file } = placeOf(path)
          return [file, { address, pattern: path.route.route }]
        })
        // If two records have the same address, the first is shown, as in a build.
        return new Map(files.reverse())
      } finally {
        delete run.only
      }
    })
  }

  async #render(
    run: BuildContext,
    { address, pattern }: PlannedFile,
    exhibit: Exhibit | null,
  ): Promise<Buffer<ArrayBuffer>> {
    const { renderOnly } = await this.#entry
    setBuild(run)
    run.importsOf = this.#importsOf
    run.only = { address, exhibit }
    try {
      const response = await renderOnly(new Request(run.config.origin + address), pattern)
      if (response.status !== 200) throw new Error(`${address} could not be rendered (${response.status}).`)
      return Buffer.from(await response.arrayBuffer())
    } finally {
      delete run.only
    }
  }

  /** Milliseconds since the current turn started; 0 if idle. */
  busyFor(): number {
    return this.#busySince === null ? 0 : performance.now() - this.#busySince
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(() => {
      this.#busySince = performance.now()
      return work().finally(() => {
        this.#busySince = null
      })
    })
    this.#last = done.catch(() => {})
    return done
  }
}
