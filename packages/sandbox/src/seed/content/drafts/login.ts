import { load } from '../../../data/load.ts'
import type { BlockPlan } from '../micro/plan.ts'

/** The login page as its editors currently have it: the content beside the form. */
export const LOGIN_DRAFT: readonly BlockPlan[] = load('content/login-draft')
