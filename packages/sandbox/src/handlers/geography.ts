import type { GeographyOption } from '@fair/contract/geography.ts'
import type { Contract } from '@fair/contract/index.ts'
import { found, wrongField } from '../failure.ts'
import { placesIn } from '../geography/places.ts'
import type { GroupHandlers } from '../handler.ts'

/** The depth of the tree: country, province, city, district. */
const DEEPEST = 4

/** Spec 7: the places of the world, and China's down to its districts. */
export const geography: GroupHandlers<Contract['geography']> = {
  tree: async (_, { language }) => [...(await placesIn(language)).options],
  treeOf: async ({ parent, depth = 1 }, { language }) => {
    if (!Number.isInteger(depth) || depth < 1) throw wrongField('depth', 'notWhole', { least: 1 })
    const { options } = await placesIn(language)
    const from = parent ? found(within(options, parent), 'place', parent).children : options
    return cut(from ?? [], Math.min(depth, DEEPEST))
  },
}

function within(options: readonly GeographyOption[], value: string): GeographyOption | undefined {
  for (const option of options) {
    const found = option.value === value ? option : within(option.children ?? [], value)
    if (found) return found
  }
  return undefined
}

/** Without children beyond the depth; a leaf has no children either, so that the two look alike (contract). */
function cut(options: readonly GeographyOption[], depth: number): GeographyOption[] {
  return options.map(({ value, label, children }) =>
    children && depth > 1 ? { value, label, children: cut(children, depth - 1) } : { value, label },
  )
}
