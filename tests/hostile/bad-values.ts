import { type Change, changed, ended, type Fair, type Json, type JsonObject, openFair } from './mutated-platform.ts'
import type { HostileSuite } from './suite.ts'

type Path = readonly (string | number)[]

/** A place in the first answer of a call. */
interface Place {
  /** The call with its address and input, as the build sends them. */
  call: string
  path: Path
}

const VALUES: readonly Json[] = ['x7" <', { seven: 7 }, [7], null]

/** No site can be built without it. */
const ESSENTIAL = /tenant\/site data\.tenantId$/
/** The payload of an answer: if it is null, or not a list, the call may end the build. */
const PAYLOAD = /^(list|records|data|datas|resultInfo)$/

const callOf = (path: string, input: JsonObject): string =>
  `${path.replace(/^.*?-main\//, '')} ${JSON.stringify({ ...input, pageSize: null, pageNum: null })}`

/** All places in an answer; for a list those of its first record. */
function* placesOf(json: Json, path: Path): Generator<Path> {
  if (path.length > 0) yield path
  if (Array.isArray(json)) {
    if (json[0] !== undefined) yield* placesOf(json[0], [...path, 0])
  } else if (typeof json === 'object' && json !== null) {
    for (const [name, each] of Object.entries(json)) yield* placesOf(each, [...path, name])
  }
}

/** The places in the first answer of each call that a build makes. */
async function allPlaces(fair: Fair): Promise<Place[]> {
  const places = new Map<string, Place[]>()
  await ended(
    changed(fair, (json, path, input) => {
      const rest = Object.fromEntries(Object.entries(json).filter(([name]) => PAYLOAD.test(name)))
      // Calls by id have the same form for each of them.
      const name = path.replace(/\/[^/]*\d[^/]*$/, '')
      const call = callOf(path, input)
      if (!places.has(name))
        places.set(
          name,
          Array.from(placesOf(rest, []), (each) => ({ call, path: each })),
        )
      return json
    }),
  )
  return [...places.values()].flat()
}

const setting =
  (place: Place, value: Json): Change =>
  (json, path, input) => {
    if (callOf(path, input) !== place.call) return json
    let object = json as Record<string | number, Json>
    for (const name of place.path.slice(0, -1)) object = object[name] as Record<string | number, Json>
    const last = place.path.at(-1)
    if (last !== undefined) object[last] = value
    return json
  }

const SMALL = /^(api\/v1\/app\/firstPage .* data\.path|api\/v2\/app\/ticket\S* .* list\.0\.validFrom)$/

/** Every value that a build reads, once each, in single records and in lists of any depth. */
export const badValues: HostileSuite = {
  name: 'bad-values',
  what: 'one bad value anywhere: the build exits with 0, unless no site can be built without that value',
  run: async ({ size, results }) => {
    const fair = openFair()
    for (const place of await allPlaces(fair)) {
      const where = `${place.call} ${place.path.join('.')}`
      const short = `${place.call.split(' ')[0]} ${place.path.join('.')}`
      if (size === 'small' && !SMALL.test(where)) continue
      for (const value of VALUES) {
        const end = await ended(changed(fair, setting(place, value)))
        const what = `${where} = ${JSON.stringify(value)}`
        const mayEnd = ESSENTIAL.test(short) || (place.path.length === 1 && PAYLOAD.test(String(place.path[0])))
        if (!('site' in end)) {
          results.check(end.exitCode === 5 && mayEnd, what, `exit ${end.exitCode}: ${end.message.slice(0, 300)}`)
          continue
        }
        results.check(true, what)
        if (end.site.skipped.length > 0) results.skippedRecords += 1
      }
    }
    fair.close()
  },
}
