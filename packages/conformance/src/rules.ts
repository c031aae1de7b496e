import { ANSWER_RULES } from './answer-rules.ts'
import { LIST_RULES } from './list-rules.ts'
import type { Rule } from './rule.ts'
import { SOCKET_RULES } from './socket-rules.ts'
import { TRANSPORT_RULES } from './transport-rules.ts'
import { WRITE_RULES } from './write-rules.ts'

/** All rules, in the order of the report. */
export const RULES: readonly Rule[] = [
  ...LIST_RULES,
  ...ANSWER_RULES,
  ...TRANSPORT_RULES,
  ...SOCKET_RULES,
  ...WRITE_RULES,
]
