import { load } from '../../../data/load.ts'
import type { Portrait } from './portrait.ts'

/** The guests of the activities (seed/business/activity-plan.ts), by their ids. */
export const HOSTS: Readonly<Record<string, Portrait>> = load('content/hosts')
