import { mediaSize, type PlanName } from '../address.ts'
import { CONCOURSE, HALL_RECTS, type PlanRect } from '../plan-layout.ts'
import { type Colour, col, hex } from './colour.ts'
import { digits } from './digits.ts'
import { svgRect } from './markup.ts'

const { width: WIDTH, height: HEIGHT } = mediaSize('plan')
const GROUND = col(0.955, 0.008, 95)
const BLOCK = col(0.985, 0.004, 95)
const EDGE = col(0.83, 0.012, 95)
const STREET = col(0.9, 0.008, 95)
const ROAD = col(0.93, 0.006, 95)
const WATER = col(0.86, 0.035, 220)
const GREEN = col(0.91, 0.04, 145)
const MARK = col(0.47, 0.1, 205)
const NUMBER = hex(col(0.35, 0.03, 230))

/** Buildings by hall: one tone each, so that a hall is recognisable. */
const TONES: readonly Colour[] = [
  col(0.93, 0.035, 60),
  col(0.93, 0.035, 150),
  col(0.93, 0.035, 230),
  col(0.93, 0.035, 300),
  col(0.93, 0.04, 95),
]

/** A plan in its intrinsic size. It has no text: numbers mark the halls, symbols the rest. */
export function renderPlan(name: PlanName): string {
  const body = name === 'halls' ? halls() : area()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`
}

const ground = (fill: Colour) => svgRect(0, 0, WIDTH, HEIGHT, hex(fill))

function rect({ left, top, width, height }: PlanRect, fill: Colour, radius: number): string {
  const edge = `stroke="${hex(EDGE)}" stroke-width="2"`
  return svgRect(left * WIDTH, top * HEIGHT, width * WIDTH, height * HEIGHT, hex(fill), radius, edge)
}

function halls(): string {
  const rooms = [...HALL_RECTS].map(([hall, place]) => {
    const tone = TONES[Number(hall.charAt(0)) % TONES.length] ?? BLOCK
    const middle = [(place.left + place.width / 2) * WIDTH, (place.top + place.height / 2) * HEIGHT] as const
    return rect(place, tone, 6) + digits(hall, middle, 42, NUMBER)
  })
  const paths = [...HALL_RECTS.values()].map(({ left, top, width, height }) => {
    const x = (left + width / 2) * WIDTH
    const isNorth = top < CONCOURSE.top
    const from = (isNorth ? top + height : CONCOURSE.top + CONCOURSE.height) * HEIGHT
    const to = (isNorth ? CONCOURSE.top : top) * HEIGHT
    return to > from ? svgRect(x - 9, from, 18, to - from, hex(EDGE)) : ''
  })
  const gates = [CONCOURSE.left, CONCOURSE.left + CONCOURSE.width].map((x) => {
    const y = (CONCOURSE.top + CONCOURSE.height / 2) * HEIGHT
    const way = x < 0.5 ? 1 : -1
    return `<path d="M${x * WIDTH - way * 44} ${y - 20}l${way * 30} 20l${-way * 30} 20z" fill="${hex(MARK)}"/>`
  })
  const middle = `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="34" fill="${hex(MARK)}"/>
    <circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="20" fill="none" stroke="#fff" stroke-width="4"/>`
  return [ground(GROUND), ...paths, rect(CONCOURSE, BLOCK, 10), ...rooms, ...gates, middle].join('')
}

const STREETS_DOWN = [-20, 190, 400, 600, 800, 1010, 1220]
const STREETS_ACROSS = [-20, 140, 330, 510, 650]
/** From a block to the centre of the street. */
const PAVEMENT = 13
/** Column and row of blocks that are special. */
const PARKS = ['1 1', '4 2', '5 0']
const VENUE = ['2 2', '3 2']

/** Streets, the river, the railway and, in the middle, the venue. */
function area(): string {
  const { x, y, w, h } = { x: 400, y: 330, w: 400, h: 180 }
  const blocks = STREETS_ACROSS.slice(0, -1).flatMap((top, row) =>
    STREETS_DOWN.slice(0, -1).map((left, column) => {
      const place = `${column} ${row}`
      if (VENUE.includes(place)) return ''
      const [right = left, bottom = top] = [STREETS_DOWN[column + 1], STREETS_ACROSS[row + 1]]
      const size = [right - left - 2 * PAVEMENT, bottom - top - 2 * PAVEMENT] as const
      return svgRect(left + PAVEMENT, top + PAVEMENT, ...size, hex(PARKS.includes(place) ? GREEN : BLOCK), 5)
    }),
  )
  const river = `<path d="M-20 700C220 650 340 730 560 712S900 640 1220 690V820H-20z" fill="${hex(WATER)}"/>`
  const bridges = [190, 800].map((at) => svgRect(at - 9, 640, 18, 170, hex(ROAD)))
  const hall = [x + PAVEMENT, y + PAVEMENT, w - 2 * PAVEMENT, h - 2 * PAVEMENT] as const
  const venue = svgRect(...hall, hex(TONES[2] ?? BLOCK), 8, `stroke="${hex(MARK)}" stroke-width="5"`)
  const rail = `<path d="M-20 70H280L440 235H860L1010 330V830" fill="none" stroke="${hex(MARK)}" stroke-width="8" stroke-linejoin="round"/>`
  const stations = [
    [190, 70],
    [600, 235],
    [1010, 510],
  ].map(([at, level]) => `<circle cx="${at}" cy="${level}" r="14" fill="#fff" stroke="${hex(MARK)}" stroke-width="7"/>`)
  const pin = `<path d="M600 470c-46-58-58-74-58-100a58 58 0 0 1 116 0c0 26-12 42-58 100z" fill="${hex(MARK)}" stroke="#fff" stroke-width="5"/><circle cx="600" cy="370" r="22" fill="#fff"/>`
  return [ground(STREET), ...blocks, river, ...bridges, venue, rail, ...stations, pin].join('')
}
