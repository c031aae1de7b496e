import type { Agreement } from '@fair/contract/agreement.ts'
import type { Exhibitor } from '@fair/contract/catalogue.ts'
import type { CategoryNode } from '@fair/contract/category.ts'
import type { Block, ThemeConfig, TopBar } from '@fair/contract/decoration.ts'
import type { Facets } from '@fair/contract/endpoint.ts'
import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { HomeInfo, HourVisits } from '@fair/contract/home.ts'
import type { AllowedLink } from '@fair/contract/link.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { Information } from '@fair/contract/news.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { WithStreams } from '@fair/contract/rules/summaries.ts'
import type { Site, Terminal } from '@fair/contract/site.ts'
import type { ExhibitRows } from '../domain/exhibit-rows.ts'
import type { AreaContent } from './areas.ts'

/** One exhibition in one language: everything that its prerendered pages show. Lists are in the platform's order. */
export interface FairContent extends AreaContent {
  language: Language
  exhibition: Exhibition
  topBar: TopBar
  /** Empty if the home page is not published. */
  home: Block[]
  /** As of the build; null if the platform reports none. */
  figures: HomeInfo | null
  /** By hour of the day; empty if the platform reports none. */
  visits: HourVisits[]
  /** The path opened at the bare address. */
  firstPage: string
  /** Recommended order (mode DEFAULT). */
  exhibitors: WithStreams<Exhibitor>[]
  exhibits: ExhibitRows
  /** Ids of the exhibits that have a prerendered page; null: all. The other pages are rendered on request. */
  head: ReadonlySet<string> | null
  /** Newest first. */
  news: Information[]
  lives: LiveSummary[]
  meetings: MeetingSummary[]
  categories: CategoryNode[]
  exhibitorFacets: Facets
  exhibitFacets: Facets
}

/** The tenant in one language. */
export interface SiteText {
  site: Site
  /** Every exhibition of the tenant, published or not. */
  exhibitions: Exhibition[]
  terminals: Terminal[]
  agreements: Agreement[]
  /** Hosts to which the middle pages redirect automatically. */
  links: AllowedLink[]
}

/** All content of a tenant in one build. */
export interface SiteContent {
  /** Also in each text's `site`. */
  tenantId: string
  languages: Language[]
  defaultLanguage: Language
  /** The colours at the site's root. */
  theme: ThemeConfig
  /** The colours of each exhibition of this build. */
  themes: ReadonlyMap<string, ThemeConfig>
  qrCodes: boolean
  /** For the languages that this process builds; another process may build the others. */
  texts: Map<Language, SiteText>
  /** The exhibition without a prefix; null if there is none: the site has not started (Spec 4, isStart). */
  currentId: string | null
  /** The exhibitions of this build, the current one first. */
  exhibitionIds: string[]
  fairs: Map<string, FairContent>
}

export const fairKey = (language: Language, exhibitionId: string) => `${language} ${exhibitionId}`
