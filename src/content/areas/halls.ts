import type { FloorPlanFeature } from '@fair/contract/floor-plan.ts'
import { contract } from '@fair/contract/index.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'

/** The floor plan's features of all halls; empty if the platform has no geometry. */
export const loadFloorPlan = (fetchOrFail: FetchOrFail): Promise<FloorPlanFeature[]> =>
  fetchOrFail.optional(contract.floorPlan.features, {}, [])
