import type { Language } from '@fair/contract/rules/language.ts'
import { parseTime } from '@fair/contract/rules/time.ts'
import type { FileRef, SingleField } from '../sent.ts'
import type { TextKey, TextParams } from '../texts.ts'
import type { Tree } from './tree.ts'

export type TreeSource = 'GEOGRAPHY' | 'INDUSTRY' | 'CATEGORY'

export interface StoredFile {
  readonly ref: FileRef
  readonly contentType: string
}

/** The data that values are checked against. */
export interface CheckScope {
  readonly language: Language
  tree(source: TreeSource): Tree
  /** A file uploaded by the visitor who sends the form. */
  fileOf(fileId: string): StoredFile | undefined
}

type DateField = Extract<SingleField, { type: 'date' }>

const month = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** The problem with a date: its format by the precision, or its bounds, which have the same format. */
export function dateProblem({ precision, min, max }: DateField, value: string): readonly [TextKey, TextParams?] | null {
  const shapes = {
    DAY: parseTime(`${value}T00:00Z`) !== null,
    MONTH: month.test(value),
    MINUTE: value.endsWith('Z') && parseTime(value) !== null,
  }
  if (!shapes[precision]) return ['formDate']
  // All three formats compare as text.
  if (min != null && value < min) return ['formDateMin', { min }]
  return max != null && value > max ? ['formDateMax', { max }] : null
}
