import { LIST_RULES } from './list-rules.ts'
import type { Rule } from './rule.ts'

/** All rules, in the order of the report. */
export const RULES: readonly Rule[] = [...LIST_RULES]
