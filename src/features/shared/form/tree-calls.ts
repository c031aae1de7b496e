import { catalogue, catalogueRest } from '@fair/contract/catalogue.ts'
import type { CategoryNode } from '@fair/contract/category.ts'
import type { Endpoint } from '@fair/contract/endpoint.ts'
import type { GeographyOption } from '@fair/contract/geography.ts'
import { type IndustryNode, searchRest } from '@fair/contract/search.ts'
import type { Call, Result } from '../../../api/client.ts'

// The trees of a cascade whose schemas are those of the catalogue: loaded with the first field that requests one.

async function options<I extends object, T>(
  read: (item: T) => GeographyOption,
  ...[call, endpoint, input, limits]: [Call, Endpoint<I, T[]>, I, { maxBytes?: number }?]
): Promise<Result<GeographyOption[]>> {
  const result = await call(endpoint, input, limits)
  return result.ok ? { ok: true, data: result.data.map(read) } : result
}

/** The categories of the exhibits at the exhibition. */
export const categoryTree = (call: Call, limits: { maxBytes?: number }) =>
  options(categoryOption, call, catalogue.categoryTrees, {}, limits)

/** The categories below one, '' for the top ones; without deeper levels. */
export const categoryLevel = (call: Call, categoryId: string) =>
  options(categoryOption, call, catalogueRest.categoryNodes, categoryId === '' ? {} : { categoryId })

/** The product categories that an inquiry may name. */
export const productionTree = (call: Call) => options(categoryOption, call, searchRest.productionCategories, {})

/**
 * The exhibition's industries. If exhibitors/industry/tree contains one of them, its children there are the next level;
 * on a platform without that call, or with a different classification there, there is one level.
 */
export async function industryTree(call: Call): Promise<Result<GeographyOption[]>> {
  const [own, tree] = await Promise.all([call(searchRest.allIndustries, {}), call(searchRest.industryTree, {})])
  if (!own.ok) return own
  const known = new Map(tree.ok ? tree.data.map((node) => [node.industryId, node]) : [])
  const read = ({ industryId, industryName }: (typeof own.data)[number]) =>
    industryOption({ industryId, industryName, children: known.get(industryId)?.children ?? [] })
  return { ok: true, data: own.data.map(read) }
}

const industryOption = ({ industryId, industryName, children }: IndustryNode): GeographyOption =>
  nested(industryId, industryName, children.map(industryOption))

/** A category without a name in the page's language has its English name. */
const categoryOption = (node: CategoryNode): GeographyOption => {
  const { categoryId, categoryName, categoryNameEn, children, categoryChildList } = node
  return nested(categoryId, categoryName || categoryNameEn, (children ?? categoryChildList ?? []).map(categoryOption))
}

const nested = (value: string, label: string, children: GeographyOption[]): GeographyOption =>
  children.length > 0 ? { value, label, children } : { value, label }
