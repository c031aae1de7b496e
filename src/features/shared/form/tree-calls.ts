import type { Call, Result } from '../../../api/client.ts'
import { catalogue } from '../../../contract/catalogue.ts'
import type { CategoryNode } from '../../../contract/category.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { GeographyOption } from '../../../contract/geography.ts'
import { searchRest } from '../../../contract/search.ts'

// The trees of a cascade that come with the schemas of the catalogue: fetched with the first field that asks for one.

async function options<T>(
  call: Call,
  endpoint: Endpoint<object, T[]>,
  read: (item: T) => GeographyOption,
): Promise<Result<GeographyOption[]>> {
  const result = await call(endpoint, {})
  return result.ok ? { ok: true, data: result.data.map(read) } : result
}

/** The categories of what is shown at the exhibition. */
export const categoryTree = (call: Call) => options(call, catalogue.categoryTrees, categoryOption)

/** The product categories that an inquiry may name. */
export const productionTree = (call: Call) => options(call, searchRest.productionCategories, categoryOption)

/** The exhibition's industries, of one level. */
export const industryTree = (call: Call) =>
  options(call, searchRest.allIndustries, ({ industryId, industryName }) => ({
    value: industryId,
    label: industryName,
  }))

const categoryOption = ({ categoryId, categoryName, children, categoryChildList }: CategoryNode): GeographyOption => {
  const below = children ?? categoryChildList ?? []
  return {
    value: categoryId,
    label: categoryName,
    ...(below.length > 0 ? { children: below.map(categoryOption) } : {}),
  }
}
