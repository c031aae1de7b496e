import type { Call, Result } from '../../../api/client.ts'
import { type GeographyOption, geography } from '../../../contract/geography.ts'
import type { ErrorKey } from '../../../domain/errors.ts'

/** The trees of a cascade (contract/form-field.ts), each of its own call: industries are those of the exhibition. */
export type TreeSource = 'GEOGRAPHY' | 'INDUSTRY' | 'CATEGORY'

/**
 * Category, geography and industry load once and are cached (Spec 4): whoever asks while one is on its way gets the same
 * answer. A failure is not kept, so that asking again tries again.
 *
 * @param text a text of the namespace `errors`, for a tree whose code does not come
 */
export function formTrees(
  call: Call,
  text: (key: ErrorKey) => string,
): (source: TreeSource) => Promise<Result<GeographyOption[]>> {
  const known = new Map<TreeSource, Promise<Result<GeographyOption[]>>>()
  const load = async (source: TreeSource): Promise<Result<GeographyOption[]>> => {
    if (source === 'GEOGRAPHY') return call(geography.tree, {})
    const trees = await import('./tree-calls.ts').catch(() => null)
    if (!trees) return { ok: false, code: 'network', message: text('network') }
    return source === 'CATEGORY' ? trees.categoryTree(call) : trees.industryTree(call)
  }
  return (source) => {
    const asked = known.get(source) ?? load(source)
    known.set(source, asked)
    void asked.then((result) => !result.ok && known.delete(source))
    return asked
  }
}
