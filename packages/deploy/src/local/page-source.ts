// A tenant's site before it is built: each page and file is rendered on request, into a folder that is served.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFeeds } from '@fair/build/feeds.ts'
import { writeFullTexts } from '@fair/build/full-texts.ts'
import type { BuildOptions } from '@fair/build/options.ts'
import { type Prepared, prepare } from '@fair/build/prepare.ts'
import type { PlannedFile, Renderer } from '@fair/build/renderer.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'

/** The content of one language, and the site's files in it. */
interface Loaded {
  prepared: Prepared
  files: ReadonlyMap<string, PlannedFile>
}

export class PageSource {
  readonly #options: BuildOptions
  readonly #codeDigest: string
  readonly #renderer: Promise<Renderer>
  readonly #folder: string
  readonly #loads = new Map<number, Promise<Loaded>>()
  readonly #loaded: Loaded[] = []
  readonly #writes = new Map<string, Promise<boolean>>()
  #isClosed = false

  /**
   * @param options those of the build whose pages these are
   * @param folder receives the rendered files
   */
  constructor(options: BuildOptions, codeDigest: string, renderer: Promise<Renderer>, folder: string) {
    this.#options = options
    this.#codeDigest = codeDigest
    this.#renderer = renderer
    this.#folder = folder
  }

  /**
   * Renders a file of the site into the folder, unless it exists already. Each language is read from the platform when
   * the first of its files is requested.
   *
   * @param file its path in the site's folder, such as `ja-JP/exhibits/index.html`
   * @returns whether the file is in the folder; false for a file that no route of the site has
   */
  write(file: string): Promise<boolean> {
    const known = this.#writes.get(file)
    if (known) return known
    const writing = this.#write(file)
    this.#writes.set(file, writing)
    // Failures are tried again; unknown files are not remembered, because their number is unlimited.
    const forget = () => this.#writes.delete(file)
    writing.then((isWritten) => isWritten || forget(), forget)
    return writing
  }

  /** Reads all languages, one after the other: a page of any of them is then rendered at once. */
  async load(): Promise<void> {
    const { languages } = (await this.#load(0)).prepared.run.content
    for (const index of languages.keys()) await this.#load(index)
  }

  close(): void {
    this.#isClosed = true
    for (const { prepared } of this.#loaded) prepared.close()
  }

  async #write(file: string): Promise<boolean> {
    const own = await this.#languageOf(file)
    if (existsSync(join(this.#folder, file))) return true
    const loaded = [own, ...this.#loaded].find(({ files }) => files.has(file))
    const planned = loaded?.files.get(file)
    if (!loaded || !planned) return false
    const renderer = await this.#renderer
    const content = await renderer.renderFile(loaded.prepared.run, planned)
    const target = join(this.#folder, file)
    mkdirSync(dirname(target), { recursive: true })
    // Readers of the folder see complete files only.
    writeFileSync(`${target}.part`, content)
    renameSync(`${target}.part`, target)
    return true
  }

  /** The content of the language in a path; of the default language if it has none. */
  async #languageOf(file: string): Promise<Loaded> {
    const first = await this.#load(0)
    const { languages } = first.prepared.run.content
    const segments = new Set(file.split('/'))
    const index = languages.findIndex((each) => segments.has(each))
    return index <= 0 ? first : this.#load(index)
  }

  #load(index: number): Promise<Loaded> {
    const known = this.#loads.get(index)
    if (known) return known
    const loading = this.#read(index)
    this.#loads.set(index, loading)
    loading.catch(() => this.#loads.delete(index))
    return loading
  }

  async #read(index: number): Promise<Loaded> {
    const worker = { index, of: LANGUAGES.length }
    const prepared = await prepare(this.#options, null, new Map(), this.#codeDigest, worker)
    if (this.#isClosed) {
      prepared.close()
      throw new Error('The site is closed.')
    }
    writeFeeds(this.#folder, prepared.run)
    writeFullTexts(this.#folder, prepared.fullTexts)
    const files = await (await this.#renderer).plan(prepared.run)
    const loaded = { prepared, files }
    this.#loaded.push(loaded)
    return loaded
  }
}
