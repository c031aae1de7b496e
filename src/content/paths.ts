import { agreementPath } from '../domain/agreement-path.ts'
import { hrefOf, type Scope, scopeParam } from '../lib/i18n/paths.ts'
import { currentBuild, scopesOf, themeOf } from './build-context.ts'
import { digestOf, digestOfView } from './digest.ts'
import { addressOfShard } from './shard.ts'
import { type FairContent, fairKey, type SiteText } from './types.ts'

export interface PageProps<V> {
  scope: Scope
  /** The route's path of this page, e.g. '/exhibits/detail/1001'. */
  path: string
  view: V
}

interface Planned<V> {
  /** Parameters besides `scope`. */
  params?: Record<string, string | undefined>
  path: string
  /** Read only for pages that this process renders: once to detect changes, once to render. */
  readonly view: V
  /** When its contents last changed, for the sitemap. */
  modified?: string | null | undefined
  /** Not for search engines: no sitemap entry. The page itself sets noindex. */
  unlisted?: boolean
  /** Rendered on request by the tail service, not by a build. */
  onRequest?: boolean
}

const frames = new WeakMap<object, Map<string, string>>()

/** Digest of everything in the frame of a scope: header, footer, theme, code. */
export function frameDigest(scope: Scope & { actualId: string | null }): string {
  const run = currentBuild()
  const known = frames.get(run) ?? new Map<string, string>()
  frames.set(run, known)
  const id = `${scope.language} ${scope.actualId}`
  let digest = known.get(id)
  if (digest === undefined) {
    const { content, config } = run
    const fair = scope.actualId === null ? undefined : content.fairs.get(fairKey(scope.language, scope.actualId))
    const { now: _, ...fixed } = config
    // Texts that have their own page are in that page's view.
    const { agreements, links: _links, ...text } = content.texts.get(scope.language) ?? { agreements: [], links: [] }
    const listed = agreements.map((each) => [agreementPath(each), each.title])
    digest = digestOf([
      run.codeDigest,
      fixed,
      themeOf(run, scope.actualId),
      run.headScript.hash,
      content.languages,
      content.defaultLanguage,
      content.exhibitionIds,
      content.currentId,
      content.qrCodes,
      text,
      listed,
      fair?.exhibition,
      fair?.topBar,
    ])
    known.set(id, digest)
  }
  return digest
}

/**
 * getStaticPaths of a route: plans the pages of each language and exhibition, records all of them, and returns to Astro
 * only those whose view, frame or code differs from the last build; the build script retains the other pages' files.
 */
export function pathsOf<V>(
  route: string,
  plan: (at: { scope: Scope; fair: FairContent; text: SiteText }) => Iterable<Planned<V>>,
) {
  const { content } = currentBuild()
  return collect(route, function* (scope) {
    const fair = scope.actualId === null ? undefined : content.fairs.get(fairKey(scope.language, scope.actualId))
    const text = content.texts.get(scope.language)
    if (fair && text) yield* plan({ scope, fair, text })
  })
}

/** The same for pages that exist even without an exhibition (404, agreements, language entry). */
export function sitePathsOf<V>(
  route: string,
  plan: (at: { scope: Scope; fair: FairContent | null; text: SiteText }) => Iterable<Planned<V>>,
) {
  const { content } = currentBuild()
  return collect(route, function* (scope) {
    const fair = (scope.actualId !== null && content.fairs.get(fairKey(scope.language, scope.actualId))) || null
    const text = content.texts.get(scope.language)
    if (text) yield* plan({ scope, fair, text })
  })
}

function collect<V>(route: string, plan: (scope: Scope & { actualId: string | null }) => Iterable<Planned<V>>) {
  const run = currentBuild()
  const paths: { params: Record<string, string | undefined>; props: PageProps<V> }[] = []
  for (const scope of scopesOf(run.content)) {
    for (const page of plan(scope)) {
      const address = hrefOf(scope, run.content.defaultLanguage, page.path)
      const at = { language: scope.language, exhibitionId: scope.exhibitionId }
      const made = () => ({
        params: { ...page.params, scope: scopeParam(at, run.content.defaultLanguage) },
        props: {
          scope: at,
          path: page.path,
          // Read by Astro when it renders the page. Until then no view is in memory that can be recreated.
          get view() {
            return page.view
          },
        },
      })
      if (run.only) {
        const isRequested = run.only.address === null || (run.only.address === address && paths.length === 0)
        if (isRequested) paths.push(made())
        continue
      }
      const nth = run.plan?.add(scope.language, address, addressOfShard(scope, run.content.defaultLanguage, page.path))
      if (nth === null) continue
      const listed = page.unlisted
        ? {}
        : { listed: { exhibitionId: scope.exhibitionId, path: page.path, modified: page.modified ?? null } }
      const placed = nth === undefined ? {} : { nth }
      if (page.onRequest) {
        run.tail.set(address, { route, language: scope.language, digest: '', ...listed, ...placed })
        continue
      }
      const digest = digestOfView(frameDigest(scope), page.view)
      const other = run.planned.get(address)
      if (other && other.route !== route) throw new Error(`Two pages at ${address}`)
      // Two records of the platform with the same address (two agreements of a type that has its own): the first one is
      // used.
      if (other) {
        run.duplicates?.push(address)
        run.plan?.skip(scope.language)
        continue
      }
      run.planned.set(address, {
        route,
        language: scope.language,
        digest,
        ...listed,
        ...placed,
      })
      if (run.known.get(address) === digest) continue
      paths.push(made())
    }
  }
  return paths
}
