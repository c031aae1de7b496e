import { fullTextLabel } from '@fair/build/full-texts.ts'
import type { BuildOptions } from '@fair/build/options.ts'
import { guardPlatform } from '@fair/build/reach-platform.ts'
import { connectTo } from '@fair/build/read-site.ts'
import { type Exhibit, ExhibitSummary } from '@fair/contract/catalogue.ts'
import { contract } from '@fair/contract/index.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { createFetcher } from '../../../../src/content/fetch-or-fail.ts'
import { type FullText, shortenTexts } from '../../../../src/content/shorten.ts'
import { fairKey, type SiteContent } from '../../../../src/content/types.ts'

/** Where an exhibit is requested, and its fields in the list. */
export interface ExhibitRequest {
  language: Language
  exhibitionId: string
  /** Its fields in the list. */
  summary: Exhibit
}

/**
 * One exhibit in full, as a build reads it; null if it was removed.
 *
 * @param time milliseconds for all attempts
 * @throws BuildFailure the platform cannot be reached, or its answer cannot be read
 */
export async function readExhibit(
  send: typeof fetch,
  options: BuildOptions,
  content: SiteContent,
  { language, exhibitionId, summary }: ExhibitRequest,
  time: number,
): Promise<{ exhibit: Exhibit; fullTexts: FullText[] } | null> {
  const { tenantId = '', brandId = '', groupOperatorId = '' } = content.texts.get(language)?.site ?? {}
  const zone = content.fairs.get(fairKey(language, exhibitionId))?.exhibition.timeZone ?? options.zone
  const platform = guardPlatform(send, {
    answerBytes: options.answerMb * 1e6,
    calls: 1,
    callTime: time,
    time,
    memory: options.memory * 1e6,
  })
  try {
    const headers = { tenantId, brandId, groupId: groupOperatorId, exhibitionId, language }
    const call = connectTo(options, headers, {
      fetch: platform.fetch,
      timeout: null,
      zone: () => zone,
      // A null list does not mean that the exhibit was removed.
      isBuild: true,
      repeats: { most: 1, longestPause: 200, longestRetryAfter: 1000, failed: platform.failed },
    })
    const fetchOrFail = createFetcher(call, { trouble: platform.trouble })
    const input = { goodsType: 'EXHIBIT', list: [summary.exhibitsId] } as const
    const goods = await fetchOrFail.orNone(contract.home.listIds, { ...input, list: [...input.list] }, null)
    const item = goods?.find(({ goodsId }) => goodsId === summary.exhibitsId)?.exhibit
    if (!item) return null
    const exhibit = asListed(item, summary)
    const record = { language, exhibits: [exhibit] }
    return { exhibit, fullTexts: shortenTexts({ texts: new Map(), fairs: new Map([['', record]]) }, fullTextLabel) }
  } finally {
    platform.close()
  }
}

/**
 * The list takes precedence over its items, as in a build, unless the item has changed since the list was read. Texts
 * in the list that were too long for a page are taken from the item, to be shortened with it.
 */
function asListed(item: Exhibit, summary: Exhibit): Exhibit {
  if (item.updateTime > summary.updateTime) return { ...item }
  const names = Object.keys(ExhibitSummary.shape) as (keyof ExhibitSummary)[]
  const summaryNames = names.filter((name) => {
    const [own, short] = [item[name], summary[name]]
    const isCut = typeof own === 'string' && typeof short === 'string' && short.endsWith('…')
    return name in summary && !(isCut && own.startsWith(short.slice(0, -1)))
  })
  return { ...item, ...Object.fromEntries(summaryNames.map((name) => [name, summary[name]])) }
}
