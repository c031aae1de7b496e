import type { Exhibit, ExhibitSummary } from '../../contract/catalogue.ts'
import type { CategoryNode } from '../../contract/category.ts'
import { BuildFailure, EXIT } from '../failure.ts'
import { type Ask, type FairAt, type Kind, loadWhole } from '../lists.ts'

const KIND: Kind<Exhibit> = { goodsType: 'EXHIBIT', of: (goods) => goods.exhibit }
const idOf = ({ exhibitsId }: ExhibitSummary): string => exhibitsId

/**
 * The exhibits of an exhibition, each as a whole. A share of a sharded build asks for those whose pages it renders; of all
 * others it has what lists tell, which is what other pages show of an exhibit, in the place of the whole.
 *
 * @throws BuildFailure (5) a share finds that the list and the category tree do not suffice for the others' pages
 */
export async function loadExhibits(
  ask: Ask,
  at: FairAt,
  briefs: ExhibitSummary[],
  categories: readonly CategoryNode[],
): Promise<Exhibit[]> {
  const { isOwn } = at
  if (!isOwn) return loadWhole(ask, at, KIND, briefs, idOf)
  const own = briefs.filter((brief) => isOwn(`/exhibits/detail/${brief.exhibitsId}`))
  const items = new Map((await loadWhole(ask, at, KIND, own, idOf)).map((each) => [each.exhibitsId, each]))
  const parents = parentsOf(categories)
  const asked = new Set(own.map(idOf))
  return briefs.flatMap((brief) => {
    const item = items.get(brief.exhibitsId)
    const parent = parents.get(brief.categoryId) ?? ''
    if (!item) return asked.has(brief.exhibitsId) ? [] : [standIn(brief, parent)]
    // By it, pages of other shares know which exhibits are related.
    if (item.parentCategoryId !== parent) {
      const { exhibitsId, categoryId, parentCategoryId } = item
      throw new BuildFailure(
        EXIT.contract,
        `Exhibit ${exhibitsId} has the category ${categoryId} below ${parentCategoryId}, the category tree has it below ${parent || 'none'}: such a fair is built as a whole, without --shard.`,
      )
    }
    return [item]
  })
}

function parentsOf(nodes: readonly CategoryNode[], parents = new Map<string, string>()): Map<string, string> {
  for (const { categoryId, children } of nodes) {
    for (const child of children) parents.set(child.categoryId, categoryId)
    parentsOf(children, parents)
  }
  return parents
}

const standIns = new WeakSet<object>()

/** Whether another share has the whole of it. */
export const isStandIn = (value: object): boolean => standIns.has(value)

function standIn(brief: ExhibitSummary, parentCategoryId: string): Exhibit {
  const { exhibitorId, exhibitorName, booth } = brief
  const made: Exhibit = {
    ...brief,
    ...NOTHING,
    parentCategoryId,
    exhibitor: { ...NO_EXHIBITOR, exhibitorId, exhibitorName, booth },
  }
  standIns.add(made)
  return made
}

const NOTHING = {
  pictures: [],
  tags: [],
  categoryName: '',
  parentCategoryName: '',
  summary: '',
  figures: [],
  specifications: [],
  description: '' as Exhibit['description'],
  downloads: [],
  favouriteCount: 0,
} satisfies Partial<Exhibit>

const NO_EXHIBITOR = {
  localName: '',
  localLanguage: '',
  logo: { url: '', width: 0, height: 0, alt: '' },
  regionName: '',
  industryName: '',
  exhibitsCount: 0,
  foundedYear: 0,
  editions: 0,
  staffOnline: 0,
} satisfies Partial<Exhibit['exhibitor']>
