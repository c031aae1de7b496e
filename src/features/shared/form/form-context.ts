import { createContext, useContext } from 'react'
import type { PageContext } from '../../../lib/page.ts'
import type { TreeSource, Trees } from './check.ts'
import type { Entry } from './entries.ts'
import type { Place } from './model.ts'
import type { FormServices } from './services.ts'

/** What every field of one form shares. */
export interface FormScope {
  page: PageContext
  services: FormServices
  trees: Trees
  /** Messages of trees and levels that could not be loaded, by levelKey. */
  treeFailures: Readonly<Record<string, string | undefined>>
  /** Loads a tree once, or the level below a node of a large one; after a failure it tries again. */
  needTree(source: TreeSource, path?: readonly string[]): void
  /** The id of a place's control. */
  idOf(place: Place): string
  /** What is said under a field; null for nothing. */
  wordsAt(place: Place): string | null
  isShown(place: Place): boolean
  entryAt(place: Place): Entry | undefined
  change(place: Place, entry: Entry): void
  /** The field was left: from now on it says what is wrong with its answer. */
  leave(place: Place): void
  /** How many files of a place are on their way. */
  setPending(place: Place, count: number): void
}

const Context = createContext<FormScope | null>(null)
export const FormScopeProvider = Context.Provider

/** The form around a field. Throws outside of one, which is a mistake of ours. */
export function useFormScope(): FormScope {
  const scope = useContext(Context)
  if (!scope) throw new Error('a field outside of a form')
  return scope
}
