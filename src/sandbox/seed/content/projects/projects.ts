import { DISTRIBUTIONS } from './distribution.ts'
import { INVESTMENTS } from './investment.ts'
import type { ProjectPlan } from './plan.ts'
import { PROCUREMENTS } from './procurement.ts'
import { TECHNOLOGIES } from './technology.ts'

export const PROJECT_PLANS: readonly ProjectPlan[] = [
  ...INVESTMENTS,
  ...PROCUREMENTS,
  ...TECHNOLOGIES,
  ...DISTRIBUTIONS,
]
