import type { FloorPlanFeature } from '../../contract/floor-plan.ts'
import { contract } from '../../contract/index.ts'
import type { Ask } from '../ask.ts'

/** The floor plan's features of all halls; empty where the platform has no geometry. */
export const loadFloorPlan = (ask: Ask): Promise<FloorPlanFeature[]> =>
  ask.optional(contract.floorPlan.features, {}, [])
