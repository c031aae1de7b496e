import { catalogueRest } from '../catalogue-rest.ts'
import { decorationRest } from '../decoration-rest.ts'
import { floorPlan } from '../floor-plan.ts'
import { group } from '../group.ts'
import { guest } from '../guest.ts'
import { homeRest } from '../home-rest.ts'
import { micro } from '../micro.ts'
import { nationalImage } from '../national-image.ts'
import { project } from '../project.ts'
import { searchRest } from '../search-rest.ts'

/**
 * The handlers for the fair's content besides its catalogue. Each `…Rest` belongs to the group of its name:
 * catalogueRest to `catalogue`, and so on.
 */
export const content = {
  group,
  project,
  guest,
  nationalImage,
  floorPlan,
  micro,
  catalogueRest,
  homeRest,
  decorationRest,
  searchRest,
}
