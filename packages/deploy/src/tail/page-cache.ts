import { type Body, type Coding, pageBody } from '../serve/body-cache.ts'

/** A page that has been rendered. */
export class RenderedPage {
  readonly html: Buffer<ArrayBuffer>
  /** Digest of its content: with another one, it is rendered again. */
  readonly digest: string
  readonly id: string
  /** Documents of texts that were too long for it, by their paths. */
  readonly texts: ReadonlyMap<string, RenderedPage>
  /** The content for which it was last checked. */
  checkedFor: object | null
  /** It was reported to be out of date. */
  isPurged = false
  /** When the platform may be called again after a failure, on the scale of performance.now(), in ms. */
  retryAt = 0
  /** Called with the bytes that a compressed body adds. */
  onPacked: (bytes: number) => void = () => {}
  #bodies = new Map<Coding, Promise<Body>>()
  #packed = 0

  constructor(
    html: Buffer<ArrayBuffer>,
    digest: string,
    id: string,
    checkedFor: object | null,
    texts: ReadonlyMap<string, string> = new Map(),
  ) {
    this.texts = new Map([...texts].map(([path, text]) => [path, new RenderedPage(Buffer.from(text), '', id, null)]))
    for (const text of this.texts.values()) text.onPacked = (bytes) => this.#grow(bytes)
    this.html = html
    this.digest = digest
    this.id = id
    this.checkedFor = checkedFor
  }

  /** Its memory use, in bytes. */
  get size(): number {
    const texts = [...this.texts.values()].reduce((sum, { html }) => sum + html.byteLength, 0)
    return this.html.byteLength + texts + this.#packed
  }

  body(coding: Coding): Promise<Body> {
    const known = this.#bodies.get(coding)
    if (known) return known
    const made = pageBody(this.html, coding).then((body) => {
      if (coding === 'identity') return body
      this.#grow(body.bytes.byteLength)
      return body
    })
    this.#bodies.set(coding, made)
    return made
  }

  #grow(bytes: number): void {
    this.#packed += bytes
    this.onPacked(bytes)
  }
}

/** Pages in memory, up to this many bytes: the least recently used are evicted first. */
export class PageCache {
  readonly #pages = new Map<string, RenderedPage>()
  /** The page that has a text, by the text's path. */
  readonly #addresses = new Map<string, string>()
  readonly #limit: number
  #held = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get count(): number {
    return this.#pages.size
  }

  get bytes(): number {
    return this.#held
  }

  get(address: string): RenderedPage | undefined {
    const page = this.#pages.get(address)
    if (page) {
      this.#pages.delete(address)
      this.#pages.set(address, page)
    }
    return page
  }

  /** The document of a text that was too long for its page. */
  text(path: string): RenderedPage | undefined {
    return this.get(this.#addresses.get(path) ?? '')?.texts.get(path)
  }

  set(address: string, page: RenderedPage): void {
    this.delete(address)
    for (const path of page.texts.keys()) this.#addresses.set(path, address)
    this.#pages.set(address, page)
    this.#held += page.size
    page.onPacked = (bytes) => {
      if (this.#pages.get(address) !== page) return
      this.#held += bytes
      this.#trim()
    }
    this.#trim()
  }

  delete(address: string): void {
    const page = this.#pages.get(address)
    this.#held -= page?.size ?? 0
    for (const path of page?.texts.keys() ?? []) if (this.#addresses.get(path) === address) this.#addresses.delete(path)
    this.#pages.delete(address)
  }

  #trim(): void {
    for (const address of this.#pages.keys()) {
      if (this.#held <= this.#limit) return
      this.delete(address)
    }
  }

  /** Marks pages as out of date; they remain, for when the platform is down. Returns how many. */
  purge(isMeant: (page: RenderedPage) => boolean): number {
    const meant = [...this.#pages.values()].filter(isMeant)
    for (const page of meant) {
      page.isPurged = true
      page.retryAt = 0
    }
    return meant.length
  }
}
