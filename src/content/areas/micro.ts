import type { Form } from '../../contract/form.ts'
import type { ExhibitorGroupBrief } from '../../contract/group.ts'
import { contract } from '../../contract/index.ts'
import type { MicroPage } from '../../contract/micro.ts'
import type { Advertisement } from '../../rules/blocks.ts'
import { groupBrief } from '../../rules/briefs.ts'
import { type Ask, all, BATCH, type FairAt, LIST_PAGE } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The micro pages of an exhibition, and what their blocks show that no list of the site holds. */
export interface MicroContent {
  /** In the organiser's order. */
  pages: MicroPage[]
  /** The groups that blocks pick. */
  groups: ExhibitorGroupBrief[]
  forms: Form[]
  advertisements: Advertisement[]
}

/** Micro pages have no batch call: those that changed come one by one, then what they name in few calls. */
export async function loadMicro(ask: Ask, at: FairAt): Promise<MicroContent> {
  const [listed, advertisements] = await Promise.all([
    all((pageNum) => ask(contract.micro.list, { pageNum, pageSize: LIST_PAGE })),
    ask(contract.home.advertisements, { id: at.exhibitionId }),
  ])
  const pages = await loadOneByOne(
    at,
    'MICRO_PAGE',
    listed.records,
    (each) => each.microPageId,
    (microPageId) => ask(contract.micro.detail, { microPageId }),
  )
  const blocks = pages.flatMap((page) => page.blocks.flatMap((block) => block ?? []))
  const picked = blocks.flatMap((block) =>
    block.type === 'goods' && block.goodsType === 'EXHIBITOR_GROUP' ? block.ids : [],
  )
  const asked = blocks.flatMap((block) => (block.type === 'form' ? [block.formId] : []))
  const [groups, forms] = await Promise.all([
    loadGroups(ask, [...new Set(picked)]),
    Promise.all([...new Set(asked)].map((formId) => ask(contract.form.dynamic, { formId }))),
  ])
  return { pages, groups, forms, advertisements }
}

async function loadGroups(ask: Ask, ids: readonly string[]): Promise<ExhibitorGroupBrief[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, n) => ids.slice(n * BATCH, (n + 1) * BATCH))
  const goods = await Promise.all(
    batches.map((list) => ask(contract.home.listIds, { goodsType: 'EXHIBITOR_GROUP', list })),
  )
  return goods.flat().flatMap((each) => (each.exhibitorGroup ? [groupBrief(each.exhibitorGroup)] : []))
}
