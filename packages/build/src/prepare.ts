import type { ThemeConfig } from '@fair/contract/decoration.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { callLog } from '@fair/sandbox/call-log.ts'
import type { SandboxHosts } from '@fair/sandbox/hosts.ts'
import type { SkippedRecord } from '../../../src/content/border-report.ts'
import type { BuildContext, SiteConfig, SiteTheme } from '../../../src/content/build-context.ts'
import { type BuildWorker, ONLY_WORKER } from '../../../src/content/load.ts'
import type { BlockedOrigin } from '../../../src/content/origins.ts'
import type { FullText } from '../../../src/content/shorten.ts'
import { fileStore, type ItemStore, noStore } from '../../../src/content/store.ts'
import type { SiteContent } from '../../../src/content/types.ts'
import { isParameterOn } from '../../../src/domain/tenant-parameters.ts'
import { themeStylesheet } from '../../../src/styles/config.ts'
import { DEFAULT_SKINS, skinListsIn, skinOf } from '../../../src/styles/special.ts'
import { digestSources } from './digests.ts'
import { headScriptOf, type RetainedItems } from './head.ts'
import { languagesWithoutFonts } from './og.ts'
import type { BuildOptions } from './options.ts'
import { readSite } from './read-site.ts'

export interface Prepared {
  run: BuildContext
  warnings: string[]
  /** The platform's data that the site lacks, and values that were read although they have another form. */
  skipped: SkippedRecord[]
  /** Texts that were too long for their pages. */
  fullTexts: FullText[]
  dataWarnings: string[]
  /** Origins that pages would load from but that the policy does not allow. */
  blocked: BlockedOrigin[]
  /** Sends requests to the platform, or to the in-process sandbox until it is closed. */
  fetcher: typeof fetch
  /** After it nothing is rendered with this content. */
  close: () => void
}

/**
 * Reads the tenant's site (or this process's part of its languages) from the platform, or from the in-process sandbox,
 * and creates the build context that pages read.
 *
 * @param formerTenant id of the tenant that has the domain; null: there is none yet, or it does not matter
 * @param agree the meaning of "now" for all processes of this build: receives the platform's hour as this process saw
 *   it
 */
export async function prepare(
  options: BuildOptions,
  items: RetainedItems | null,
  known: ReadonlyMap<string, string>,
  codeDigest: string = digestSources().code,
  worker: BuildWorker = ONLY_WORKER,
  agree: (hour: Instant) => Promise<Instant> = async (hour) => hour,
  formerTenant: string | null = null,
): Promise<Prepared> {
  const warnings: string[] = []
  // Requested while the site is read.
  const withoutFonts = options.og === 'none' ? [] : languagesWithoutFonts()
  const { fetcher, close } = await reach(options)
  const store: ItemStore = items === null ? noStore : fileStore(items.dir, items.stamp)
  const { content, fullTexts, skipped, dataWarnings, blocked, date } = await readSite(
    fetcher,
    options,
    worker,
    store,
    formerTenant,
  )
  const closeAll = () => {
    for (const fair of content.fairs.values()) fair.exhibits.close()
    close()
  }
  for (const { language, texts, path } of fullTexts) {
    for (const { id, field, length } of texts) {
      dataWarnings.push(
        `${language}: ${id || 'the site'}, ${field}: ${length} characters, shortened; full text at ${path}`,
      )
    }
  }
  const config = await configOf(options, options.now ?? (await agree(fullHour(date))))
  const unset = (await withoutFonts).filter((each) => content.languages.includes(each))
  if (unset.length > 0) {
    config.og = 'none'
    warnings.push(`No pictures for sharing: this machine has no fonts for ${unset.join(', ')}.`)
  }
  const sheetOf = (theme: ThemeConfig, exhibitionId: string | null): SiteTheme => {
    const of = { exhibitionId: exhibitionId ?? '', tenantId: content.tenantId }
    const { css, attributes, repairs } = themeStylesheet(theme, skinOf(of, config.skins))
    const { primaryColor } = theme
    for (const repair of repairs) {
      const warning = `theme: ${JSON.stringify(repair)}`
      if (!warnings.includes(warning)) warnings.push(warning)
    }
    return { css, attributes: { ...attributes }, primaryColor }
  }
  const site = {
    languages: content.languages,
    current: content.currentId,
    built: content.exhibitionIds,
    mobile: hasMobileSite(content),
  }
  const headScript = await headScriptOf(site, codeDigest, items)
  const run: BuildContext = {
    content,
    config,
    theme: sheetOf(content.theme, content.currentId),
    themes: new Map([...content.themes].map(([id, theme]) => [id, sheetOf(theme, id)])),
    headScript,
    codeDigest,
    known,
    planned: new Map(),
    tail: new Map(),
    duplicates: [],
  }
  return { run, warnings, fullTexts, skipped, dataWarnings, blocked, fetcher, close: closeAll }
}

/** Whether mobile devices are redirected to a mobile site, unless the tenant states that it has none. */
function hasMobileSite({ texts }: SiteContent): boolean {
  // A process has the texts of its own languages only; the tenant's configuration is the same in each.
  const [text] = texts.values()
  return text === undefined || isParameterOn(text.site, 'MOBILE_SITE', true)
}

async function reach(options: BuildOptions): Promise<{ fetcher: typeof fetch; close: () => void }> {
  if (options.platform !== null) return { fetcher: fetch, close: () => {} }
  const { createSandbox } = await import('@fair/sandbox/app.ts')
  const size = /^\d+$/.test(options.size) ? Number(options.size) : options.size
  const sandbox = createSandbox({
    db: options.db,
    size: size as 'fair',
    // Its answers are parsed here like any platform's.
    check: false,
    hosts: sandboxHosts(options),
    onCall: callLog(),
    ...(options.data === null ? {} : { data: options.data, now: new Date(fullHour('')) }),
    ...(options.now === null ? {} : { now: new Date(options.now) }),
  })
  const fetcher: typeof fetch = (input, init) => sandbox.fetch(new Request(input as RequestInfo, init))
  return { fetcher, close: () => sandbox.close() }
}

/** The sample fair uses the allowed hosts: the first of each kind. */
function sandboxHosts({
  origins,
  mediaTemplate,
}: Pick<BuildOptions, 'origins' | 'mediaTemplate'>): SandboxHosts | undefined {
  const first = (list: readonly string[]) => list.find((each) => !each.includes('*'))
  const { im, streams, uploads, media } = origins
  const hosts = {
    im: first(im)?.replace(/^http/i, 'ws'),
    streams: first(streams),
    uploads: first(uploads),
    // A host in the template is that of a proxy, not of the pictures.
    media: first(media.filter((each) => !mediaTemplate.startsWith(each))),
  }
  return Object.values(hosts).some((host) => host !== undefined) ? hosts : undefined
}

/** The platform's clock, rounded to its full hour, so that builds within an hour agree; ours if it reports none. */
function fullHour(date: string): Instant {
  const at = new Date(Number.isNaN(Date.parse(date)) ? machineTime() : date)
  at.setUTCMinutes(0, 0, 0)
  return isoOf(at.getTime())
}

async function configOf(options: BuildOptions, now: Instant): Promise<SiteConfig> {
  return {
    origin: options.origin,
    domain: options.domain,
    product: options.product,
    apiBase: options.apiBase,
    mediaTemplate: options.mediaTemplate,
    vitals: options.vitals,
    passwordModule: options.passwordModule && `/${options.passwordModule.file}`,
    origins: options.origins,
    skins: await skins(options),
    og: options.og,
    now,
  }
}

/** BUILD_SKINS; for the in-process sandbox, those of its fair. */
async function skins({ platform }: BuildOptions): Promise<SiteConfig['skins']> {
  const text = process.env['BUILD_SKINS']
  if (!text) {
    if (platform !== null) return DEFAULT_SKINS
    const { sampleSkins } = await import('@fair/sandbox/seed/sample-skins.ts')
    return { ...DEFAULT_SKINS, ...sampleSkins() }
  }
  const given = skinListsIn(text)
  if (!given)
    throw new BuildFailure(
      EXIT.configuration,
      'BUILD_SKINS is not valid JSON for special themes, e.g. {"ucan":{"exhibitionIds":["2004"],"tenantIds":[]}}.',
    )
  return { ...DEFAULT_SKINS, ...given }
}
