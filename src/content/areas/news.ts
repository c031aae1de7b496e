import type { Information, InformationSummary } from '@fair/contract/news.ts'
import { NO_HTML } from '@fair/contract/rules/own-values.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import { type FairAt, type Kind, loadComplete } from '../lists.ts'
import { markPlaceholder } from '../placeholder.ts'

const KIND: Kind<Information> = { goodsType: 'INFORMATION', of: (goods) => goods.information }
const idOf = ({ informationId }: InformationSummary): string => informationId

/** The news of an exhibition in full; a shard has the text only of those whose pages it renders. */
export async function loadNews(
  fetchOrFail: FetchOrFail,
  at: FairAt,
  summaries: InformationSummary[],
): Promise<Information[]> {
  const { isOwn } = at
  if (!isOwn) return await loadComplete(fetchOrFail, at, KIND, summaries, idOf)
  const own = summaries.filter((summary) => isOwn(`/news/detail/${idOf(summary)}`))
  const ownSummaries = new Set(own)
  const complete = new Map((await loadComplete(fetchOrFail, at, KIND, own, idOf)).map((each) => [idOf(each), each]))
  return summaries.flatMap((summary) =>
    ownSummaries.has(summary) ? (complete.get(idOf(summary)) ?? []) : markPlaceholder({ ...summary, content: NO_HTML }),
  )
}
