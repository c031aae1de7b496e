import { load } from '../../../data/load.ts'
import type { BlockPlan } from '../micro/plan.ts'

/** The login page as its editors have it now: what is beside the form. */
export const LOGIN_DRAFT: readonly BlockPlan[] = load('content/login-draft')
