import { createContext, useContext } from 'react'
import type { PageContext } from '../../../lib/page.ts'
import type { TreeSource, Trees } from './check.ts'
import type { Entry } from './entries.ts'
import type { Place } from './model.ts'
import type { FormServices } from './services.ts'

/** The context shared by all fields of one form. */
export interface FormScope {
  page: PageContext
  services: FormServices
  trees: Trees
  /** Messages of trees and levels that could not be loaded, by levelKey. */
  treeFailures: Readonly<Record<string, string | undefined>>
  /** Loads a tree once, or the level below a node of a large one; retries after a failure. */
  needTree(source: TreeSource, path?: readonly string[]): void
  /** The id of a place's control. */
  idOf(place: Place): string
  /** The message shown under a field; null for none. */
  wordsAt(place: Place): string | null
  isShown(place: Place): boolean
  entryAt(place: Place): Entry | undefined
  change(place: Place, entry: Entry): void
  /** The field was left: from now on its error is shown. */
  leave(place: Place): void
  /** Sets how many files of a place are being uploaded. */
  setPending(place: Place, count: number): void
}

const Context = createContext<FormScope | null>(null)
export const FormScopeProvider = Context.Provider

/** The form around a field. Throws outside of one, which is a bug. */
export function useFormScope(): FormScope {
  const scope = useContext(Context)
  if (!scope) throw new Error('a field outside of a form')
  return scope
}
