import { ANSWER_RULES } from './answer-rules.ts'
import { LIST_RULES } from './list-rules.ts'
import type { Rule } from './rule.ts'
import { WRITE_RULES } from './write-rules.ts'

/** All rules, in the order of the report. */
export const RULES: readonly Rule[] = [...LIST_RULES, ...ANSWER_RULES, ...WRITE_RULES]
