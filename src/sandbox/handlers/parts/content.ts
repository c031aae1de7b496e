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
 * The answers about what the fair shows beside its catalogue. Each `…Rest` goes into the group of its name: catalogueRest
 * into `catalogue`, and so on.
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
