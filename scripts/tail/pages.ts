// The site as the tail service knows it, and how one of its pages is rendered: by the bundle that the build uses.
import { pathToFileURL } from 'node:url'
import { type BuildContext, setBuild } from '../../src/content/build-context.ts'
import { digestOfView } from '../../src/content/digest.ts'
import { frameDigest } from '../../src/content/paths.ts'
import { type FairContent, fairKey } from '../../src/content/types.ts'
import type { Exhibit } from '../../src/contract/catalogue.ts'
import { exhibitPage, exhibitPath } from '../../src/layouts/exhibit-pages.ts'
import type * as Entry from '../../src/layouts/prerender-entry.ts'
import { hrefOf, parseAddress, type Scope } from '../../src/lib/i18n/paths.ts'

/** What an address asks for. */
export type Target =
  | { kind: 'exhibit'; address: string; scope: Scope; actualId: string; fair: FairContent; place: number }
  | { kind: 'moved'; location: string }
  | { kind: 'none'; scope: Scope }

/** The pages that stand for what cannot be shown. */
export const EXCEPTIONS = {
  notFound: { path: '/404', pattern: '/[...scope]/404' },
  broken: { path: '/exception/500', pattern: '/[...scope]/exception/[code]' },
} as const

const EXHIBIT = /^\/exhibits\/detail\/([^/]+)\/$/

/** What stands at an address, by what the platform's lists tell. */
export function targetOf({ content }: BuildContext, { pathname, search }: URL): Target {
  const own = [...content.texts.keys()]
  const asked = parseAddress(pathname, content.defaultLanguage, [...new Set([...content.languages, ...own])])
  const language = content.texts.has(asked.language) ? asked.language : (own[0] ?? content.defaultLanguage)
  const actualId = asked.exhibitionId ?? content.currentId
  const fair = actualId === null ? undefined : content.fairs.get(fairKey(asked.language, actualId))
  const isBuilt = asked.exhibitionId !== null && fair !== undefined && asked.exhibitionId !== content.currentId
  const scope = { language, exhibitionId: isBuilt ? asked.exhibitionId : null }
  const none: Target = { kind: 'none', scope }
  const id = decoded(EXHIBIT.exec(asked.path)?.[1])
  if (id === null || !fair || actualId === null || (asked.exhibitionId !== null && !isBuilt)) return none
  const place = fair.exhibits.placeOf(id)
  const exhibit = place === undefined ? undefined : fair.exhibits.at(place)
  if (place === undefined || !exhibit) return none
  const address = hrefOf(scope, content.defaultLanguage, exhibitPath(id))
  if (asked.prefixed && language === content.defaultLanguage) {
    const query = new URLSearchParams(search)
    query.set('language', language)
    return { kind: 'moved', location: `${address}?${query}` }
  }
  if (!pathname.endsWith('/')) return { kind: 'moved', location: address + search }
  return { kind: 'exhibit', address, scope, actualId, fair, place }
}

function decoded(segment: string | undefined): string | null {
  try {
    return segment === undefined ? null : decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** By what a build would know whether a page is to be rendered anew: all that it shows, the exhibit as the list tells it. */
export function digestOfTarget({ scope, actualId, fair, place }: Target & { kind: 'exhibit' }): string {
  const exhibit = fair.exhibits.at(place)
  return digestOfView(frameDigest({ ...scope, actualId }), exhibit && exhibitPage(fair, place, exhibit))
}

/** Renders one page after the other: a run is the whole process's, and so is the page that is rendered now. */
export class Renderer {
  readonly #entry: Promise<typeof Entry>
  #run: BuildContext | null = null
  #last: Promise<unknown> = Promise.resolve()

  /** @param entry the bundle's module */
  constructor(entry: string) {
    this.#entry = import(pathToFileURL(entry).href) as Promise<typeof Entry>
  }

  /** From now on pages are of this content; those that wait for their turn too. */
  use(run: BuildContext, then: () => void): Promise<void> {
    return this.#inTurn(async () => {
      this.#run = run
      setBuild(run)
      then()
    })
  }

  /**
   * @param pattern of the page's route
   * @param note called in the page's turn, before it is rendered: what it tells is of the same content
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
      const { renderOnly } = await this.#entry
      const noted = note()
      run.only = { address, exhibit }
      try {
        const response = await renderOnly(new Request(run.config.origin + address), pattern)
        if (response.status !== 200) throw new Error(`${address} could not be rendered (${response.status}).`)
        return { html: Buffer.from(await response.arrayBuffer()), note: noted }
      } finally {
        delete run.only
      }
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => {})
    return done
  }
}
