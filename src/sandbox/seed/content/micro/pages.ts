import { COURSES } from './courses.ts'
import { MIXED_LIST } from './mixed-list.ts'
import { OPEN_WEEK } from './open-week.ts'
import type { MicroPlan } from './plan.ts'
import { PROMOTE } from './promote.ts'
import { MICRO_SERVICES, NEWS_SERVICES } from './services.ts'
import { CLOSING, SETO } from './stories.ts'

/** The micro pages, in the order of /micro-list. */
export const MICRO_PLANS: readonly MicroPlan[] = [
  PROMOTE,
  OPEN_WEEK,
  MIXED_LIST,
  NEWS_SERVICES,
  MICRO_SERVICES,
  SETO,
  COURSES,
  CLOSING,
]
