import { load } from '../../../data/load.ts'
import type { NationPlan } from './plan.ts'

export const NATION_PLANS: readonly NationPlan[] = load('content/nations')

/** The exhibition that has national pavilions. */
export const NATIONS_EXHIBITION = '2001'

export const nationId = (countryCode: string): string => `NI-${countryCode}`
