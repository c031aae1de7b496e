import type { Call, Result } from '../api/client.ts'
import { type CategoryNode, catalogue } from '../contract/catalogue.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { type GeographyOption, geography } from '../contract/geography.ts'
import { searchRest } from '../contract/search.ts'

/** The trees of a cascade (contract/form-field.ts), each of its own call: industries are those of the exhibition. */
export type TreeSource = 'GEOGRAPHY' | 'INDUSTRY' | 'CATEGORY'

/**
 * Category, geography and industry load once and are cached (Spec 4): whoever asks while one is on its way gets the same
 * answer. A failure is not kept, so that asking again tries again.
 */
export function formTrees(call: Call): (source: TreeSource) => Promise<Result<GeographyOption[]>> {
  const known = new Map<TreeSource, Promise<Result<GeographyOption[]>>>()
  const ask = async <T>(endpoint: Endpoint<object, T[]>, read: (item: T) => GeographyOption) => {
    const result = await call(endpoint, {})
    return result.ok ? { ok: true as const, data: result.data.map(read) } : result
  }
  const load = (source: TreeSource) => {
    if (source === 'GEOGRAPHY') return ask(geography.tree, (place) => place)
    if (source === 'CATEGORY') return ask(catalogue.categoryTrees, categoryOption)
    return ask(searchRest.allIndustries, ({ industryId, industryName }) => ({
      value: industryId,
      label: industryName,
    }))
  }
  return (source) => {
    const asked = known.get(source) ?? load(source)
    known.set(source, asked)
    void asked.then((result) => !result.ok && known.delete(source))
    return asked
  }
}

const categoryOption = ({ categoryId, categoryName, children, categoryChildList }: CategoryNode): GeographyOption => {
  const below = children ?? categoryChildList ?? []
  return {
    value: categoryId,
    label: categoryName,
    ...(below.length > 0 ? { children: below.map(categoryOption) } : {}),
  }
}
