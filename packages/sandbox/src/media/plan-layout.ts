/**
 * The positions of the venue's halls on its plan, as fractions of the picture's width and height. Both the drawing
 * (svg/plan.ts) and its clickable hot spots use them.
 */
export interface PlanRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Buildings from west to east, each with its halls from the north: odd ones above the concourse, even ones below. */
const NORTH = [['1.2'], ['3.1'], ['5.2', '5.1'], ['7.2', '7.1'], ['9.1']] as const
const SOUTH = [['2.1', '2.2'], ['4.1', '4.2'], ['6.1'], ['8.1', '8.2']] as const

const MARGIN = 0.06
const GAP = 0.018
const ROW_HEIGHT = 0.3
const NORTH_TOP = 0.1
const SOUTH_TOP = 0.6

/** The concourse between the rows, with the Central Hall in its centre. */
export const CONCOURSE: PlanRect = { left: MARGIN, top: 0.44, width: 1 - 2 * MARGIN, height: 0.12 }

/** Each hall's place, by its number. */
export const HALL_RECTS: ReadonlyMap<string, PlanRect> = new Map([...row(NORTH, NORTH_TOP), ...row(SOUTH, SOUTH_TOP)])

function row(buildings: readonly (readonly string[])[], top: number): (readonly [string, PlanRect])[] {
  const width = (1 - 2 * MARGIN - GAP * (buildings.length - 1)) / buildings.length
  return buildings.flatMap((halls, place) => {
    const height = ROW_HEIGHT / halls.length
    const left = MARGIN + place * (width + GAP)
    return halls.map((hall, floor) => [hall, { left, top: top + floor * height, width, height }] as const)
  })
}
