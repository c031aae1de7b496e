import { type Call, type CallHeaders, createClient } from '../../../src/api/client.ts'
import { borderReport, type SkippedRecord } from '../../../src/content/border-report.ts'
import { type BuildWorker, loadSite } from '../../../src/content/load.ts'
import { setMediaPolicy } from '../../../src/content/media-policy.ts'
import { type BlockedOrigin, blockedReport } from '../../../src/content/origins.ts'
import { type FullText, shortener, shortenTexts } from '../../../src/content/shorten.ts'
import type { ItemStore } from '../../../src/content/store.ts'
import type { SiteContent } from '../../../src/content/types.ts'
import errors from '../../../src/lib/i18n/messages/errors/en-US.json' with { type: 'json' }
import { fullTextLabel } from './full-texts.ts'
import type { BuildOptions } from './options.ts'
import { guardPlatform } from './reach-platform.ts'
import { requireTenant } from './tenant.ts'

/** A tenant's site as returned by a platform. */
export interface ReadSite {
  content: SiteContent
  /** Skipped data of the platform. */
  skipped: SkippedRecord[]
  /** Warnings about values that were converted from another format. */
  dataWarnings: string[]
  /** Origins that pages would load from but that the policy does not allow. */
  blocked: BlockedOrigin[]
  /** Texts that were too long for their pages. */
  fullTexts: FullText[]
  /** The platform's Date header; '' if there is none. */
  date: string
}

/** Milliseconds for one call of a build. */
const CALL_TIME = 30_000

/** A client of the platform in the options. */
export const connectTo = (
  { platform, product }: Pick<BuildOptions, 'platform' | 'product'>,
  headers: CallHeaders,
  more: Partial<Parameters<typeof createClient>[0]>,
): Call =>
  createClient({
    ...{ base: platform ?? 'http://sandbox', product, headers: () => headers, text: (key) => errors[key] },
    ...more,
  })

/**
 * Reads a site from a platform, within the limits of the options. Throws BuildFailure.
 *
 * @param send calls the platform: over the network, or in process
 * @param formerTenant id of the tenant that has the domain; null: there is none yet, or it does not matter
 */
export async function readSite(
  send: typeof fetch,
  options: BuildOptions,
  worker: BuildWorker,
  store: ItemStore,
  formerTenant: string | null = null,
): Promise<ReadSite> {
  const platform = guardPlatform(send, {
    answerBytes: options.answerMb * 1e6,
    calls: options.calls,
    callTime: CALL_TIME,
    time: options.timeLimit * 60_000,
    memory: (options.memory * 1e6) / worker.of,
  })
  let date = ''
  const datedFetch: typeof fetch = async (input, init) => {
    const response = await platform.fetch(input, init)
    date ||= response.headers.get('date') ?? ''
    return response
  }
  setMediaPolicy(options)
  const report = borderReport(options.skipped)
  const { read, blocked } = blockedReport(options.origins, options.mediaTemplate, options.origin)
  const connect = (headers: CallHeaders, zone = options.zone): Call => {
    const call = connectTo(options, headers, {
      fetch: datedFetch,
      timeout: null,
      zone: () => zone,
      isBuild: true,
      repeats: { most: 10, longestPause: 5000, longestRetryAfter: 120_000, failed: platform.failed },
      onRead: report.of(headers).onRead,
    })
    return async (endpoint, ...input) => {
      const result = await call(endpoint, ...input)
      read(endpoint.reply, result)
      return result
    }
  }
  const texts = shortener(fullTextLabel)
  try {
    const content = await loadSite({
      connect,
      domain: options.domain,
      checkTenant: (tenantId) => requireTenant(tenantId, formerTenant, options),
      exhibition: options.exhibition,
      languages: options.languages,
      worker,
      shard: options.shard,
      head: options.head,
      shorten: texts.shorten,
      store,
      zone: options.zone,
      report,
      fetcherOptions: { trouble: platform.trouble, mostRecords: options.mostRecords },
    })
    const fullTexts = shortenTexts(content, fullTextLabel, texts)
    return {
      content,
      fullTexts,
      skipped: report.skipped(),
      dataWarnings: report.dataWarnings(),
      blocked: blocked(),
      date,
    }
  } finally {
    platform.close()
  }
}
