import {
  type Change,
  changed,
  countsOf,
  ended,
  type Fair,
  type Json,
  type JsonObject,
  objectsOf,
  openFair,
  recordsOf,
} from './mutated-platform.ts'
import type { HostileSuite } from './suite.ts'

type Field = (value: Json, name: string, object: JsonObject) => Json | undefined

/** Changes fields wherever they occur; undefined removes the field. */
const each =
  (change: Field): Change =>
  (json) => {
    for (const object of objectsOf(json)) {
      for (const [name, value] of Object.entries(object)) {
        if (/^(success|errCode|errMsg|records|list|data|total|facets)$/.test(name)) continue
        const now = change(value, name, object)
        if (now === undefined) delete object[name]
        else object[name] = now
      }
    }
    return json
  }

const isTime = (value: Json): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value)
const shifted = (text: string, hours: number) => new Date(Date.parse(text) + hours * 3_600_000).toISOString()
const times = (write: (text: string) => Json) => each((value) => (isTime(value) ? write(value) : value))
const isNumericId = (value: Json, name: string) =>
  /Id$|^_id$|^id$/.test(name) && typeof value === 'string' && /^\d{1,9}$/.test(value)
const isRequired = (name: string) =>
  /Id$|^_id$|[tT]ime|^type$|state|State|way|kind$|From$|To$|until|currency|updateTime|count$/.test(name)

/** Limits a page to this many records, whatever was requested. */
const capped =
  (most: number): Change =>
  (json, _, { pageNum = 1, pageSize = 0 }) => {
    const { records } = json
    if (!Array.isArray(records)) return json
    const size = Math.min(Number(pageSize) || most, most)
    const from = (Number(pageNum) - 1) * size
    return { ...json, records: records.slice(from, from + size) }
  }

/** Changes a complete list: as page 1 of everything. */
const full =
  (change: Change): Change =>
  (json, path, input) =>
    change(json, path, input)

const first =
  (change: (record: JsonObject) => void): Change =>
  (json) => {
    const [record, , ...more] = recordsOf(json)
    if (record && more.length > 0) change(record)
    return json
  }

const CHANGES: Readonly<Record<string, Change>> = {
  'times without an offset': times((text) => shifted(text, 8).slice(0, 19).replace('T', ' ')),
  'times with T, without an offset': times((text) => shifted(text, 8).slice(0, 19)),
  'times with slashes': times((text) => shifted(text, 8).slice(0, 16).replace('T', ' ').replaceAll('-', '/')),
  'times with +0800': times((text) => `${shifted(text, 8).slice(0, 23)}+0800`),
  'times with +08:00': times((text) => `${shifted(text, 8).slice(0, 19)}+08:00`),
  'times in milliseconds': times((text) => Date.parse(text)),
  'times in seconds, as text': times((text) => String(Math.floor(Date.parse(text) / 1000))),
  'ids as numbers': each((value, name) => (isNumericId(value, name) ? Number(value) : value)),
  'numbers as texts': each((value) => (typeof value === 'number' ? String(value) : value)),
  'texts of digits as numbers': each((value, name) =>
    typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) && !/Id|id$/.test(name) ? Number(value) : value,
  ),
  'null for empty texts': each((value) => (value === '' ? null : value)),
  'null for texts': each((value, name) =>
    /summary|description|keyFigures|employees|source/.test(name) && typeof value === 'string' ? null : value,
  ),
  'null for empty lists': each((value) => (Array.isArray(value) && value.length === 0 ? null : value)),
  'null for all lists in records': each((value, name) =>
    Array.isArray(value) && !isRequired(name) && name !== 'children' ? null : value,
  ),
  'no field for null': each((value) => (value === null ? undefined : value)),
  'no field for empty texts': each((value) => (value === '' ? undefined : value)),
  '0 and 1 for yes and no': each((value) => (typeof value === 'boolean' ? Number(value) : value)),
  'flags as numbers': each((value, name) => (/isCurrent|publishState|isDefault/.test(name) ? Number(value) : value)),
  'words in another case': each((value, name) =>
    /^state$|^admission$|^way$/.test(name) && typeof value === 'string' ? value.toUpperCase() : value,
  ),
  'unknown fields': each((value, name, object) => {
    object['__typename'] ??= 'X'
    return name === '' ? undefined : value
  }),
  'the total as a text': (json) => ('total' in json ? { ...json, total: String(json['total']) } : json),
  'no total': ({ total: _, ...json }) => json,
  'null for the total': (json) => ('records' in json ? { ...json, total: null } : json),
  'a total of 0': (json) => ('records' in json ? { ...json, total: 0 } : json),
  'a total of -1': (json) => ('records' in json ? { ...json, total: -1 } : json),
  'pages of 5': full(capped(5)),
  'pages of 5, a total of 0': (json, path, input) => ({
    ...capped(5)(json, path, input),
    ...('records' in json ? { total: 0 } : {}),
  }),
  'no facets': ({ facets: _, ...json }) => json,
  'null for facets': (json) => ('facets' in json ? { ...json, facets: null } : json),
  'one record twice': (json) => {
    const { records } = json
    return Array.isArray(records) && records[0] !== undefined ? { ...json, records: [...records, records[0]] } : json
  },
  'zones by their offset': each((value, name) => (name === 'timeZone' ? 'GMT+8' : value)),
  'zones as UTC+08:00': each((value, name) => (name === 'timeZone' ? 'UTC+08:00' : value)),
  'empty zones': each((value, name) => (name === 'timeZone' ? '' : value)),
  'languages with underscores': each((value, name) =>
    /anguage$/.test(name) && typeof value === 'string' ? value.replaceAll('-', '_') : value,
  ),
  'pictures without a scheme': each((value, name) =>
    name === 'url' && typeof value === 'string' ? `//cdn.example${value}` : value,
  ),
  'no pictures': each((value, name) => (/^(cover|picture|logo|portrait)$/.test(name) ? null : value)),
  'an id with a slash': first((record) => {
    const name = Object.keys(record)[0] ?? ''
    if (/Id$|^_id$/.test(name)) record[name] = `${String(record[name])}/x`
  }),
  'two ids that differ by case': (json) => {
    const { records } = json
    if (!Array.isArray(records) || records.length < 4) return json
    const objects = recordsOf(json)
    const name = Object.keys(objects[0] ?? {})[0] ?? ''
    if (name !== 'informationId' || !objects[0] || !objects[1]) return json
    objects[0][name] = 'abcX'
    objects[1][name] = 'abcx'
    return json
  },
  'errCode as a text, errMsg null': (json) => ({ ...json, errCode: '0', errMsg: null }),
}

/** Changes with which a record may be missing, because it is reported then. */
const MAY_LOSE = /slash|differ by case|zones|null for all lists/

const SMALL = ['times without an offset', 'ids as numbers', 'pages of 5, a total of 0']

export const otherPlatforms: HostileSuite = {
  name: 'other-platforms',
  what: 'platforms that send the same data in other forms: every record is present, except those that are reported',
  run: async ({ size, results }) => {
    const fair = openFair()
    const plain = await ended(changed(fair, (json) => json))
    if (!('site' in plain)) throw new Error(plain.message)
    const expected = countsOf(plain.site)
    for (const [name, change] of Object.entries(CHANGES)) {
      if (size === 'small' && !SMALL.includes(name)) continue
      // For a platform with its own page size, the complete list is requested first.
      const end = await ended(name.startsWith('pages of') ? inPages(fair, change) : changed(fair, change))
      if (!('site' in end)) {
        results.check(false, name, `exit ${end.exitCode}: ${end.message.slice(0, 300)}`)
        continue
      }
      const { skipped } = end.site
      const counts = countsOf(end.site)
      const fewer = Object.keys(expected).filter((kind) => (counts[kind] ?? 0) < (expected[kind] ?? 0))
      const isNamed = skipped.length > 0 && MAY_LOSE.test(name)
      const reported = skipped.slice(0, 3).map(({ call, field, reason }) => `${call} ${field}: ${reason}`)
      results.check(fewer.length === 0 || isNamed, name, `fewer ${fewer.join(', ')} (${reported.join('; ')})`)
      if (skipped.length > 0) results.skippedRecords += 1
    }
    fair.close()
  },
}

/** Requests the complete list, so that the change can cut its pages. */
function inPages(fair: Fair, change: Change): typeof fetch {
  const all: Change = (json) => json
  return async (input, init) => {
    const url = new URL(String(input))
    const query: JsonObject = Object.fromEntries(url.searchParams)
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as JsonObject) : {}
    if (url.searchParams.has('pageSize')) {
      url.searchParams.set('pageSize', '0')
      url.searchParams.set('pageNum', '1')
    }
    const fullInit = 'pageSize' in body ? { ...init, body: JSON.stringify({ ...body, pageSize: 0, pageNum: 1 }) } : init
    const json = all(await fair.answer(url.href, fullInit), url.pathname, {})
    return Response.json(change(json, url.pathname, { ...query, ...body }))
  }
}
