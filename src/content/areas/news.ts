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
  briefs: InformationSummary[],
): Promise<Information[]> {
  const { isOwn } = at
  if (!isOwn) return await loadComplete(fetchOrFail, at, KIND, briefs, idOf)
  const own = briefs.filter((brief) => isOwn(`/news/detail/${idOf(brief)}`))
  const ownBriefs = new Set(own)
  const complete = new Map((await loadComplete(fetchOrFail, at, KIND, own, idOf)).map((each) => [idOf(each), each]))
  return briefs.flatMap((brief) =>
    ownBriefs.has(brief) ? (complete.get(idOf(brief)) ?? []) : markPlaceholder({ ...brief, content: NO_HTML }),
  )
}
