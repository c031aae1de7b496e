import { GeographyOption, geography } from '@fair/contract/geography.ts'
import * as z from 'zod/mini'
import { type Call, type Failure, type Result, TOO_LARGE } from '../../../api/client.ts'
import { type ErrorKey, isUnknownCall } from '../../../domain/errors.ts'
import type { SessionCache } from '../../../stores/session-cache.ts'
import type { TreeSource } from './check.ts'
import { levelKey, UNLOADED } from './tree-levels.ts'

/** The trees of a cascade (contract/form-field.ts), and PRODUCTION: the product categories that an inquiry may name. */
type Source = TreeSource | 'PRODUCTION'
type Options = GeographyOption[]

/** A tree with a longer response than this, in bytes, is loaded level by level. */
const WHOLE_MAX = 50_000
const Stored = z.array(GeographyOption)

export interface FormTrees {
  /** The complete tree; of a large one its top level, whose nodes have UNLOADED children. */
  tree(source: Source): Promise<Result<Options>>
  /** The nodes below the node at a path of a large tree, with UNLOADED children; empty for a leaf. */
  level(source: TreeSource, path: readonly string[]): Promise<Result<Options>>
}

/**
 * Category, geography and industry load once per session and are cached (Spec 4): all callers that request one while it
 * is pending get the same answer. A failure is not cached.
 *
 * The complete tree is requested first. If the response exceeds WHOLE_MAX bytes, the request is aborted and the tree is
 * loaded by its levels: geography by POST geography/treeList, categories by category/treeNode. On a platform without
 * these calls the complete tree is requested.
 *
 * @param text a text of the namespace `errors`, for a tree whose code does not load
 */
export function formTrees(call: Call, text: (key: ErrorKey) => string, cache: SessionCache): FormTrees {
  const pending = new Map<string, Promise<Result<Options>>>()
  const shared = (key: string, load: () => Promise<Result<Options>>) => {
    const known = pending.get(key) ?? load()
    pending.set(key, known)
    void known.then((result) => !result.ok && pending.delete(key))
    return known
  }
  /** From the session, else from the platform, and then stored in the session. */
  const cached = async (name: string, load: () => Promise<Result<Options>>): Promise<Result<Options>> => {
    const stored = Stored.safeParse(cache.read(name)).data
    if (stored) return { ok: true, data: stored }
    const result = await load()
    if (result.ok) cache.write(name, result.data)
    return result
  }
  const calls = () => import('./tree-calls.ts').catch(() => null)
  const noCode = (): Failure => ({ ok: false, code: 'network', message: text('network') })

  const loadFullTree = async (source: Source, maxBytes?: number): Promise<Result<Options>> => {
    const options = maxBytes === undefined ? {} : { maxBytes }
    if (source === 'GEOGRAPHY') return call(geography.tree, {}, options)
    const trees = await calls()
    if (!trees) return noCode()
    if (source === 'PRODUCTION') return trees.productionTree(call)
    return source === 'CATEGORY' ? trees.categoryTree(call, options) : trees.industryTree(call)
  }
  const below = async (source: Source, path: readonly string[]): Promise<Result<Options>> => {
    const parent = path.at(-1) ?? ''
    if (source === 'GEOGRAPHY') return call(geography.treeOf, parent === '' ? {} : { parent })
    const trees = await calls()
    return trees ? trees.categoryLevel(call, parent) : noCode()
  }
  const level = async (source: Source, path: readonly string[]): Promise<Result<Options>> => {
    const found = await cached(levelKey(`level/${source}`, path), () => below(source, path))
    if (!found.ok) return found
    return { ok: true, data: found.data.map(({ value, label }) => ({ value, label, children: UNLOADED })) }
  }

  return {
    tree: (source) =>
      shared(source, async () => {
        const isLarge = cache.read(levelKey(`level/${source}`, [])) !== null
        const tree = isLarge ? null : await cached(source, () => loadFullTree(source, WHOLE_MAX))
        if (tree && (tree.ok || tree.errCode !== TOO_LARGE)) return tree
        const top = await level(source, [])
        return !top.ok && isUnknownCall(top) ? cached(source, () => loadFullTree(source)) : top
      }),
    level: (source, path) => shared(levelKey(source, path), () => level(source, path)),
  }
}
