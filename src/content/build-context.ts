import type { Exhibit } from '@fair/contract/catalogue.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { Scope } from '../lib/i18n/paths.ts'
import type { SkinLists } from '../styles/special.ts'
import type { PlatformOrigins } from './media-policy.ts'
import { setMediaPolicy } from './media-policy.ts'
import type { Plan } from './shard.ts'
import type { SiteContent } from './types.ts'

/** Which pages get their own picture: all exhibits, exhibitors and exhibitions; all except exhibits; none. */
export const OG_MODES = ['all', 'main', 'none'] as const

export type OgMode = (typeof OG_MODES)[number]

/** How this tenant's site is addressed and rendered: configuration, not content. */
export interface SiteConfig {
  /** 'https://fair.example', for canonical addresses; no trailing slash. */
  origin: string
  domain: string
  product: string
  /** Base of the browser's calls: '' for the page's own origin. */
  apiBase: string
  /** `{url}` and `{width}` are placeholders: '{url}?w={width}'. */
  mediaTemplate: string
  /** Where a share (0 to 1) of the pages reports web vitals; null: nowhere. */
  vitals: { url: string; rate: number } | null
  /** Path of the tenant's module that transforms passwords; null: they are sent as typed. */
  passwordModule: string | null
  /** Origins for the policy, besides the page's own host. */
  origins: PlatformOrigins
  /** Exhibition and tenant ids with a special theme (Spec 1). */
  skins: SkinLists
  /** Which pages have their own picture for shared links. */
  og: OgMode
  /** The instant used as "now" in the prerendered pages, ISO UTC, on the full hour so that rebuilds agree. */
  now: Instant
}

/** The data that identifies a page between builds. */
export interface PlannedPage {
  route: string
  language: Language
  digest: string
  /** For the sitemap: the address shared by all languages of the page, and when it last changed (ISO, UTC). */
  listed?: { exhibitionId: string | null; path: string; modified: string | null }
  /** In a shard: its position among all pages of its language. */
  nth?: number
}

/** Colours in the form used by the pages. */
export interface SiteTheme {
  /** The style sheet of custom properties. */
  css: string
  attributes: Record<string, string>
  primaryColor: string
}

/** The build in progress: created by the build script and read by the pages. */
export interface BuildContext {
  content: SiteContent
  config: SiteConfig
  /** The tenant's colours, and those of each exhibition. */
  theme: SiteTheme
  themes: ReadonlyMap<string, SiteTheme>
  /** The script in the head of every page, and its hash for the CSP ('sha256-…'). */
  headScript: { code: string; hash: string }
  /** Digest of the site's code: if it changes, every page is rendered again. */
  codeDigest: string
  /** Static imports of a bundled script, by address. Absent if pages are not bundled (`npm run dev`). */
  importsOf?: (script: string) => readonly string[]
  /** Digests of the pages in the last output. */
  known: ReadonlyMap<string, string>
  /** Filled by getStaticPaths: every page of this site by its address. */
  planned: Map<string, PlannedPage>
  /** Addresses that two records of the platform share; the first record gets the page. */
  duplicates?: string[]
  /** In a sharded build: only the pages of this shard are rendered. */
  plan?: Plan
  /** Filled by getStaticPaths: pages that the tail service renders on request; included in the sitemaps. */
  tail: Map<string, PlannedPage>
  /**
   * If pages are rendered on request: the page being rendered, and its exhibit if the tail service has fetched it
   * separately. Without an address, the pages are only listed.
   */
  only?: { address: string | null; exhibit: Exhibit | null }
}

const key = Symbol.for('fair.run')
const holder = globalThis as { [key]?: BuildContext }

export const setBuild = (run: BuildContext): void => {
  holder[key] = run
  setMediaPolicy(run.config)
}

/** The build in progress. Throws if a page is rendered outside scripts/build.ts or scripts/dev.ts. */
export function currentBuild(): BuildContext {
  const run = holder[key]
  if (!run) throw new Error('No build is in progress: start one with `npm run build` or `npm run dev`.')
  return run
}

/** The colours of an exhibition's pages; null: those of the site's root. */
export const themeOf = ({ content, theme, themes }: BuildContext, exhibitionId: string | null): SiteTheme =>
  themes.get(exhibitionId ?? content.currentId ?? '') ?? theme

/** Every scope that this process builds: each language with each exhibition, the current one without its id. */
export function* scopesOf(content: SiteContent): Generator<Scope & { actualId: string | null }> {
  for (const language of content.texts.keys()) {
    if (content.exhibitionIds.length === 0) yield { language, exhibitionId: null, actualId: null }
    for (const id of content.exhibitionIds) {
      yield { language, exhibitionId: id === content.currentId ? null : id, actualId: id }
    }
  }
}
