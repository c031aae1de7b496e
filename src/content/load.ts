import type { Exhibition } from '@fair/contract/exhibition.ts'
import { contract } from '@fair/contract/index.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { defaultLanguageOf, LANGUAGES, type Language, matchLanguage } from '@fair/contract/rules/language.ts'
import { withStreams } from '@fair/contract/rules/summaries.ts'
import type { Site, Terminal } from '@fair/contract/site.ts'
import type { Call, CallHeaders } from '../api/client.ts'
import { all } from './all-pages.ts'
import { exhibitorFacets } from './areas/exhibitor-facets.ts'
import { loadExhibitors } from './areas/exhibitors.ts'
import { loadExhibits } from './areas/exhibits.ts'
import { loadNews } from './areas/news.ts'
import { loadAreas } from './areas.ts'
import type { BorderReport } from './border-report.ts'
import type { FetchOrFail } from './fetch-or-fail.ts'
import { createFetcher, type FetcherOptions } from './fetch-or-fail.ts'
import type { FairAt, Head } from './lists.ts'
import { pickExhibitions } from './pick-exhibitions.ts'
import { addressOfShard, isOfShard, type Shard } from './shard.ts'
import type { ItemStore } from './store.ts'
import { type FairContent, fairKey, type SiteContent, type SiteText } from './types.ts'

/** Identifies one of a build's processes: each loads and renders every `of`-th language. */
export interface BuildWorker {
  index: number
  of: number
}

export const ONLY_WORKER: BuildWorker = { index: 0, of: 1 }

export interface LoadOptions {
  /** Creates a client that sends these headers. */
  connect: (headers: CallHeaders, zone?: Zone) => Call
  /** For times and exhibitions without a zone (IANA). */
  zone?: Zone
  report?: BorderReport
  fetcherOptions?: Pick<FetcherOptions, 'trouble' | 'mostRecords'>
  domain: string
  /** Throws if the domain must not become this tenant's; called before anything else is read. */
  checkTenant?: (tenantId: string) => void
  /** 'current', 'all' (every published one), or ids. */
  exhibition: 'current' | 'all' | string[]
  /** Only these; empty: all that the platform offers. */
  languages: Language[]
  /** Texts and fairs are loaded only for these of the languages: other processes load the others. */
  worker: BuildWorker
  /** In a sharded build: this shard of the pages. */
  shard?: Shard | null
  /** Which exhibits are prerendered; null: all. */
  head?: Head | null
  /** Cuts texts of a record that are too long for a page, for records that are read from a file repeatedly. */
  shorten?: (record: object, language: Language) => void
  store: ItemStore
}

/** Loads a tenant's entire site from the platform. Throws BuildFailure. */
export async function loadSite(options: LoadOptions): Promise<SiteContent> {
  const input = { domainName: options.domain, networkType: 'PUBLIC', terminalType: 'PC' }
  const fetcherFor = (headers: CallHeaders, zone = options.zone ?? 'UTC') =>
    createFetcher(options.connect(headers, zone), { ...options.fetcherOptions, ...options.report?.of(headers) })
  const first = fetcherFor({})
  const { tenantId, brandId, groupOperatorId } = await first(contract.site.tenantSite, input)
  options.checkTenant?.(tenantId)
  const tenant = { tenantId, brandId, groupId: groupOperatorId }
  const offered = await fetcherFor(tenant)(contract.site.languages, {})
  const known = offered.flatMap(({ value, isDefault }) => {
    const language = matchLanguage(value, LANGUAGES)
    return language ? [{ language, isDefault: isDefault === '1' }] : []
  })
  const onlyLanguages = options.languages
  // Each once: zh-TW beside zh-CN is the same language of the site.
  const languages = [...new Set(known.map((each) => each.language))].filter(
    (each) => onlyLanguages.length === 0 || onlyLanguages.includes(each),
  )
  const defaultLanguage = defaultLanguageOf(known.filter((each) => languages.includes(each.language)))
  if (defaultLanguage === undefined) {
    throw new BuildFailure(
      EXIT.configuration,
      `The platform offers none of the requested languages (${onlyLanguages.join(', ') || 'any'}).`,
    )
  }
  languages.sort((a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage))

  const plain = fetcherFor({ ...tenant, language: defaultLanguage })
  const exhibitions = await plain(contract.exhibition.list, { terminalType: 'PC' })
  const { currentId, exhibitionIds } = pickExhibitions(exhibitions, options.exhibition)
  const zoneOf = (id: string | null) => exhibitions.find((each) => each.exhibitionId === id)?.timeZone
  const headers = { ...tenant, ...(currentId === null ? {} : { exhibitionId: currentId }) }
  const themeOf = (id: string | null) =>
    fetcherFor({ ...tenant, ...(id === null ? {} : { exhibitionId: id }), language: defaultLanguage }).optional(
      contract.decoration.themeColor,
      { terminalType: 'PC' },
      { primaryColor: '', themeType: 'light' },
    )
  const [theme, qrCodes, ...themed] = await Promise.all([
    themeOf(currentId),
    fetcherFor({ ...headers, language: defaultLanguage }).optional(contract.site.qrCodeStatus, {}, { enabled: false }),
    ...exhibitionIds.filter((id) => id !== currentId).map(async (id) => [id, await themeOf(id)] as const),
  ])
  const themes = new Map(themed)
  if (currentId !== null) themes.set(currentId, theme)

  const texts = new Map<Language, SiteText>()
  const fairs = new Map<string, FairContent>()
  const { index, of } = options.worker
  const { shard } = options
  const isOwnAt = (id: string) =>
    shard
      ? (path: string) =>
          isOfShard(shard, addressOfShard({ exhibitionId: id === currentId ? null : id }, defaultLanguage, path))
      : undefined
  const listed = (language: Language, id: string) =>
    texts.get(language)?.exhibitions.find((each) => each.exhibitionId === id)
  for (const language of languages.filter((_, n) => n % of === index)) {
    const fetchOrFail = fetcherFor({ ...headers, language }, zoneOf(currentId))
    const text = await loadText(fetchOrFail, input)
    if (text.site.tenantId !== tenantId)
      throw new BuildFailure(
        EXIT.tenant,
        `The platform answers for tenant ${tenantId} at ${options.domain}, and for tenant ${text.site.tenantId} in ${language}. Nothing was published.`,
      )
    texts.set(language, text)
    for (const exhibitionId of exhibitionIds) {
      const here = fetcherFor({ ...headers, exhibitionId, language }, zoneOf(exhibitionId))
      fairs.set(
        fairKey(language, exhibitionId),
        await loadFair(here, listed(language, exhibitionId), {
          ...{ language, exhibitionId, tenantId, store: options.store },
          ...{ isOwn: isOwnAt(exhibitionId), head: options.head ?? undefined },
          shorten: options.shorten && ((record) => options.shorten?.(record, language)),
        }),
      )
    }
  }
  options.report?.check()
  return {
    ...{ tenantId, languages, defaultLanguage, theme, themes },
    ...{ qrCodes: qrCodes.enabled, texts, currentId, exhibitionIds, fairs },
  }
}

async function loadText(
  fetchOrFail: FetchOrFail,
  input: { domainName: string; networkType: string; terminalType: string },
): Promise<SiteText> {
  const [site, exhibitions, known, codes, summaries, links] = await Promise.all([
    fetchOrFail(contract.site.tenantSite, input) as Promise<Site>,
    fetchOrFail(contract.exhibition.list, { terminalType: 'PC' }),
    fetchOrFail.optional(contract.site.terminals, {}, []),
    fetchOrFail.optional(contract.site.qrCodes, {}, []),
    fetchOrFail.optional(contract.agreement.list, {}, []),
    // The hosts that /external-link lists (Spec 7).
    fetchOrFail(contract.link.external, {}),
  ])
  const agreementIds = summaries.map((each) => each.agreementId)
  const agreements = agreementIds.length > 0 ? await fetchOrFail(contract.agreement.batch, { agreementIds }) : []
  return { site, exhibitions, terminals: withCodes(known, codes), agreements, links }
}

/** The tenant's terminals with the platform's codes for them; a code without a listed terminal is added on its own. */
function withCodes(known: readonly Terminal[], codes: readonly Terminal[]): Terminal[] {
  const codeOf = new Map(codes.map((each) => [each.terminalType, each]))
  const types = new Set(known.map(({ terminalType }) => terminalType))
  return [
    ...known.map((each) => ({ ...each, qrCode: codeOf.get(each.terminalType)?.qrCode ?? null })),
    ...codes.filter(({ terminalType }) => !types.has(terminalType)),
  ]
}

/** The exhibition by its own call; from the list if that answer cannot be read, or for its invalid fields. */
async function loadExhibition(
  fetchOrFail: FetchOrFail,
  id: string,
  listed: Exhibition | undefined,
): Promise<Exhibition> {
  const { detailPc } = contract.exhibition
  if (listed === undefined) return fetchOrFail(detailPc, { id })
  const exhibition = await fetchOrFail.optional(detailPc, { id }, listed)
  const invalid = (fetchOrFail.options.fieldsOf?.(detailPc.path, id) ?? []).map(
    ({ field }) => field.split('.')[1] ?? '',
  )
  return { ...exhibition, ...Object.fromEntries(invalid.map((name) => [name, listed[name as keyof Exhibition]])) }
}

async function loadFair(fetchOrFail: FetchOrFail, listed: Exhibition | undefined, at: FairAt): Promise<FairContent> {
  const categoryTrees = fetchOrFail(contract.catalogue.categoryTrees, {})
  const [
    areas,
    exhibition,
    topBar,
    composed,
    state,
    figures,
    visits,
    first,
    exhibitors,
    exhibits,
    news,
    lives,
    meetings,
    categories,
  ] = await Promise.all([
    loadAreas(fetchOrFail, at),
    loadExhibition(fetchOrFail, at.exhibitionId, listed),
    fetchOrFail(contract.decoration.topBar, {}),
    fetchOrFail(contract.decoration.homeRender, {}),
    fetchOrFail.optional(contract.decoration.contentState, {}, null),
    fetchOrFail.optional(contract.home.info, {}, null),
    fetchOrFail.optional(contract.home.visitsByHour, {}, []),
    fetchOrFail.optional(contract.home.firstPage, {}, null),
    all(fetchOrFail, contract.search.exhibitor, {}),
    loadExhibits(fetchOrFail, at, () => categoryTrees),
    all(fetchOrFail, contract.news.search, { sort: 'publish_time' }),
    all(fetchOrFail, contract.live.list, {}),
    all(fetchOrFail, contract.meeting.list, {}),
    categoryTrees,
  ])
  return {
    ...areas,
    language: at.language,
    exhibition,
    topBar,
    home: state?.homePublished === '0' ? [] : composed,
    figures,
    visits,
    firstPage: first?.path ?? '/home',
    exhibitors: await loadExhibitors(fetchOrFail, at, exhibitors.records, {
      ...{ zone: exhibition.timeZone, lives: lives.records, agenda: areas.agenda, groups: areas.groups.groups },
    }),
    ...exhibits,
    news: await loadNews(fetchOrFail, at, news.records),
    lives: lives.records,
    meetings: meetings.records,
    categories,
    nations: areas.nations.map((each) => ({ ...each, exhibitors: withStreams(each.exhibitors, lives.records) })),
    exhibitorFacets: await exhibitorFacets(fetchOrFail, exhibitors.facets),
  }
}
