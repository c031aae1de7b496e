import type { Exhibit } from '../contract/catalogue.ts'
import type { Instant } from '../domain/brand.ts'
import type { Language } from '../domain/language.ts'
import type { Scope } from '../lib/i18n/paths.ts'
import type { SkinLists } from '../styles/special.ts'
import type { PlatformOrigins } from './media-policy.ts'
import { setMediaPolicy } from './media-policy.ts'
import type { Plan } from './shard.ts'
import type { SiteContent } from './types.ts'

/** Which pages get a picture of their own: all exhibits, exhibitors and exhibitions; all but the exhibits; none. */
export const OG_MODES = ['all', 'main', 'none'] as const

export type OgMode = (typeof OG_MODES)[number]

/** How this tenant's site is addressed and rendered: configuration, not content. */
export interface SiteConfig {
  /** 'https://fair.example', for canonical addresses; no slash at the end. */
  origin: string
  domain: string
  product: string
  /** Base of the browser's calls: '' for the page's own origin. */
  apiBase: string
  /** `{url}` and `{width}` are filled in: '{url}?w={width}'. */
  mediaTemplate: string
  /** Where a part (0 to 1) of the pages tells how it went; null: nowhere. */
  vitals: { url: string; rate: number } | null
  /** Path of the tenant's module that transforms passwords; null: they are sent as typed. */
  passwordModule: string | null
  /** Besides the page's own host, for the policy. */
  origins: PlatformOrigins
  /** Exhibition and tenant ids with a special theme (Spec 1). */
  skins: SkinLists
  /** Which pages have a picture of their own where they are shared. */
  og: OgMode
  /** The instant that "now" means in the prerendered pages, ISO UTC, at the full hour so that rebuilds agree. */
  now: Instant
}

/** What a page is known by between builds. */
export interface PlannedPage {
  route: string
  language: Language
  digest: string
  /** In the sitemap: the address under which each language has the same page, and when it last changed (ISO, UTC). */
  listed?: { exhibitionId: string | null; path: string; modified: string | null }
  /** In a share of a sharded build: its place among all pages of its language. */
  nth?: number
}

/** Colours as the pages take them. */
export interface SiteTheme {
  /** The style sheet of custom properties. */
  css: string
  attributes: Record<string, string>
  primaryColor: string
}

/** One build in progress; the pages read it, the build script made it. */
export interface BuildContext {
  content: SiteContent
  config: SiteConfig
  /** The tenant's colours, and those of each exhibition. */
  theme: SiteTheme
  themes: ReadonlyMap<string, SiteTheme>
  /** The script in the head of every page, and its hash for the CSP ('sha256-…'). */
  headScript: { code: string; hash: string }
  /** Digest of our own code: another one renders every page again. */
  codeDigest: string
  /** What a bundled script imports statically, by addresses. Absent where pages are not bundled (`npm run dev`). */
  importsOf?: (script: string) => readonly string[]
  /** Digests of the pages that stand in the last output. */
  known: ReadonlyMap<string, string>
  /** Filled by getStaticPaths: every page of this site by its address. */
  planned: Map<string, PlannedPage>
  /** Addresses that two records of the platform would have; the first of them has it. */
  duplicates?: string[]
  /** Of a sharded build: only this share's pages are wanted. */
  plan?: Plan
  /** Filled by getStaticPaths: pages that the tail service renders when they are requested; sitemaps have them. */
  tail: Map<string, PlannedPage>
  /**
   * Where pages are rendered on request: the page that is rendered now, and the exhibit that it shows where the tail service
   * has read it by itself. Without an address, the pages are only listed.
   */
  only?: { address: string | null; exhibit: Exhibit | null }
}

const key = Symbol.for('fair.run')
const holder = globalThis as { [key]?: BuildContext }

export const setBuild = (run: BuildContext): void => {
  holder[key] = run
  setMediaPolicy(run.config)
}

/** The build in progress. Throws when a page is rendered outside of scripts/build.ts or scripts/dev.ts. */
export function currentBuild(): BuildContext {
  const run = holder[key]
  if (!run) throw new Error('No build is in progress: start it by `npm run build` or `npm run dev`.')
  return run
}

/** The colours of an exhibition's pages; null: of the site's root. */
export const themeOf = ({ content, theme, themes }: BuildContext, exhibitionId: string | null): SiteTheme =>
  themes.get(exhibitionId ?? content.currentId ?? '') ?? theme

/** Every scope that this process builds: each of its languages with each exhibition, the current one without its id. */
export function* scopesOf(content: SiteContent): Generator<Scope & { actualId: string | null }> {
  for (const language of content.texts.keys()) {
    if (content.exhibitionIds.length === 0) yield { language, exhibitionId: null, actualId: null }
    for (const id of content.exhibitionIds) {
      yield { language, exhibitionId: id === content.currentId ? null : id, actualId: id }
    }
  }
}
