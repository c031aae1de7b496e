import type { Information, InformationSummary } from '../../contract/news.ts'
import { NO_HTML } from '../../domain/own-values.ts'
import type { Ask } from '../ask.ts'
import { type FairAt, type Kind, loadWhole } from '../lists.ts'
import { markStandIn } from '../stand-in.ts'

const KIND: Kind<Information> = { goodsType: 'INFORMATION', of: (goods) => goods.information }
const idOf = ({ informationId }: InformationSummary): string => informationId

/** The news of an exhibition, each as a whole; a share of a sharded build has the text of those alone whose pages it renders. */
export async function loadNews(ask: Ask, at: FairAt, briefs: InformationSummary[]): Promise<Information[]> {
  const { isOwn } = at
  if (!isOwn) return await loadWhole(ask, at, KIND, briefs, idOf)
  const own = briefs.filter((brief) => isOwn(`/news/detail/${idOf(brief)}`))
  const asked = new Set(own)
  const wholes = new Map((await loadWhole(ask, at, KIND, own, idOf)).map((each) => [idOf(each), each]))
  return briefs.flatMap((brief) =>
    asked.has(brief) ? (wholes.get(idOf(brief)) ?? []) : markStandIn({ ...brief, content: NO_HTML }),
  )
}
