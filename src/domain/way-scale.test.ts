import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { schematicMap } from './hall-schematic.ts'
import { testPlace } from './way.fixture.ts'
import { WayGraph } from './way-graph.ts'
import { packHall, type WayHall } from './way-plan.ts'
import { endsOf, stopOf, stopsOf } from './way-stops.ts'

const BOOTHS = 1500
const HALLS = 20

/** A hall of 25 aisles, each of 60 booths, with a door to the hall before and one to the hall after. */
function largeHall(n: number): WayHall {
  const hall = `${n}.1`
  const stands = Array.from(
    { length: BOOTHS },
    (_, at) => `${String.fromCharCode(65 + Math.floor(at / 60))}${1 + (at % 60)}`,
  )
  const map = schematicMap(hall, stands)
  const door = (id: number, x: number, y: number) =>
    testPlace('pedestrian', [x, y], { connection: { id: `${id}`, metres: 10 } })
  const places = [door(n, 0, 60), door(n + 1, map.width, map.height - 60)]
  const exhibitors = stands.map((stand, at) => ({ id: `${n}${at}`, name: `Exhibitor ${(at * 7919) % 1009}`, stand }))
  return { ...{ hall, name: hall, slug: hall, exhibitors }, map: { ...map, places } }
}

test('a route through 20 halls of 1,500 booths uses few corners of each hall, and the packed halls stay small', () => {
  const halls = Array.from({ length: HALLS }, (_, n) => largeHall(n + 1))
  const graph = new WayGraph(halls, false)
  const stops = stopsOf(halls)
  const [from, to] = [stopOf(stops, '1.1 A2'), stopOf(stops, '20.1 Y59')]
  if (!from || !to) throw new Error('no such booths')
  const way = graph.find(endsOf(from, halls, graph), endsOf(to, halls, graph))
  expect(way?.parts).toHaveLength(HALLS)
  for (const hall of halls.keys()) expect(graph.groundOf(hall)?.bends.length).toBeLessThan(BOOTHS / 10)
  expect(brotliCompressSync(JSON.stringify(halls.map(packHall))).length).toBeLessThan(80 * 1024)
})
