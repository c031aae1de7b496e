import type { MicroBlock } from '@fair/contract/decoration.ts'
import { form } from '@fair/contract/form.ts'
import { type Goods, home } from '@fair/contract/home.ts'
import { live } from '@fair/contract/live.ts'
import { meeting } from '@fair/contract/meeting.ts'
import { news } from '@fair/contract/news.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { search } from '@fair/contract/search.ts'
import type { Call, Result } from '../../../api/client.ts'
import type { BlockSources } from '../../../domain/blocks.ts'
import { uniqueBy } from '../../../lib/unique-by.ts'

/** Page size for a list of which a block shows the first items. */
const SOME = { pageNum: 1, pageSize: 40 }

interface SourceContext {
  call: Call
  exhibitionId: string
  zone: Zone
  clean: BlockSources['clean']
  hasPage: BlockSources['hasPage']
  /** Home lists the coming meetings even if no block does. */
  meetings?: boolean
}

type Type = MicroBlock['type']

/**
 * Fetches the data that blocks show: only for the blocks that exist, all at once. If a call fails, its block is left
 * out.
 */
export async function fetchBlockSources(blocks: readonly MicroBlock[], context: SourceContext): Promise<BlockSources> {
  const { call, exhibitionId, zone, clean, hasPage } = context
  const has = (...types: Type[]) => blocks.some((block) => types.includes(block.type))
  const when = async <T>(condition: boolean, request: () => Promise<Result<T>>): Promise<T | undefined> => {
    const answer = condition ? await request() : undefined
    return answer?.ok ? answer.data : undefined
  }
  const isRandom = (block: MicroBlock) => block.type === 'exhibits' && block.source === 'random'
  const isChosen = (block: MicroBlock) => block.type === 'exhibits' && block.source === 'recommended'
  const [exhibitors, exhibits, random, stories, lives, meetings, industries, advertisements, forms, goods] =
    await Promise.all([
      when(has('exhibitors'), () => call(search.exhibitor, SOME)),
      when(blocks.some(isChosen), () => call(search.exhibits, SOME)),
      when(blocks.some(isRandom), () => call(home.randomExhibits, SOME)),
      when(has('news'), () => call(news.search, { ...SOME, sort: 'publish_time' })),
      when(has('lives'), () => call(live.list, SOME)),
      when(has('meetings') || context.meetings === true, () => call(meeting.list, { pageNum: 1, pageSize: 0 })),
      when(has('industries'), () => call(search.industries, {})),
      when(has('advertisements'), () => call(home.advertisements, { id: exhibitionId })),
      fetchForms(call, blocks),
      fetchGoods(call, blocks),
    ])
  const picked = <T>(of: (each: Goods) => T | null | undefined): T[] => goods.flatMap((each) => of(each) ?? [])
  // An item that an editor has picked may also be in the list of its kind.
  return {
    zone,
    exhibitors: uniqueBy(
      [...(exhibitors?.records ?? []), ...picked((each) => each.exhibitor)],
      (each) => each.exhibitorId,
    ),
    exhibits: uniqueBy([...(exhibits?.records ?? []), ...picked((each) => each.exhibit)], (each) => each.exhibitsId),
    random: random ?? [],
    news: uniqueBy([...(stories?.records ?? []), ...picked((each) => each.information)], (each) => each.informationId),
    lives: uniqueBy([...(lives?.records ?? []), ...picked((each) => each.live)], (each) => each._id),
    ...(lives && { livesTotal: lives.total }),
    meetings: uniqueBy([...(meetings?.records ?? []), ...picked((each) => each.meeting)], (each) => each.meetingId),
    groups: picked((each) => each.exhibitorGroup),
    industries: industries ?? [],
    advertisements: advertisements ?? [],
    forms,
    clean,
    hasPage,
  }
}

async function fetchForms(call: Call, blocks: readonly MicroBlock[]) {
  const ids = new Set(blocks.flatMap((block) => (block.type === 'form' ? [block.formId] : [])))
  const answers = await Promise.all([...ids].map((formId) => call(form.dynamic, { formId })))
  return answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
}

async function fetchGoods(call: Call, blocks: readonly MicroBlock[]): Promise<Goods[]> {
  const picks = blocks.flatMap((block) => (block.type === 'goods' ? [block] : []))
  const answers = await Promise.all(
    picks.map(({ goodsType, ids }) => call(home.listIds, { goodsType, list: ids.slice(0, 200) })),
  )
  return answers.flatMap((answer) => (answer.ok ? answer.data : []))
}
