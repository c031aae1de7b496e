import { ASIA } from './asia.ts'
import type { NationPlan } from './plan.ts'
import { WEST } from './west.ts'

export const NATION_PLANS: readonly NationPlan[] = [...ASIA, ...WEST]

/** The exhibition that has national pavilions. */
export const NATIONS_EXHIBITION = '2001'

export const nationId = (countryCode: string): string => `NI-${countryCode}`
