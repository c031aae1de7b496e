import { changed, ended, type Fair, type Json, objectsOf, openFair, recordsOf } from './mutated-platform.ts'
import type { HostileSuite } from './suite.ts'

const TIMES = ['tomorrow', '2026-02-30T10:00:00Z', '0000-00-00 00:00:00', '26-11-19']
const LINKS = ['javascript:alert(7)', 'data:text/html,x7', 'intent://x7#Intent;end', 'https://user:pw7@a.example/']
const IDS = ['..', '%2e%2e', 'a b7', 'x7/../y', 'x'.repeat(300), '展商7', 'constructor', '__proto__']
const TAGS = ['x" onclick="y7', 'not a tag 7']
const MORE = [{ seven: 7 }, [7]] as const

/** 40 fields by kind, with values that are invalid for it. */
const FIELDS: Readonly<Record<string, readonly Json[]>> = {
  ...Object.fromEntries(
    'startTime endTime updateTime publishTime createTime saleFrom saleTo validFrom validTo recordTime until deadline'
      .split(' ')
      .map((name) => [name, TIMES]),
  ),
  ...Object.fromEntries('url website path'.split(' ').map((name) => [name, LINKS])),
  ...Object.fromEntries(
    'exhibitorId exhibitsId informationId meetingId activityId guestId memberId projectId exhibitorGroupId nationalImageId microPageId _id ticketKindId channelId videoId agreementId'
      .split(' ')
      .map((name) => [name, IDS]),
  ),
  ...Object.fromEntries('localLanguage nameLanguage language'.split(' ').map((name) => [name, TAGS])),
  ...Object.fromEntries('title summary exhibitorName exhibitsName'.split(' ').map((name) => [name, MORE])),
  timeZone: ['Mars/Olympus7', '../../etc/passwd7', 'GMT+99'],
  currency: ['euros7', '€7'],
  amount: ['many7', 1.5, -0.1],
}

/** Sets the field of the first record in each list with several: one of many records must not end a build. */
const bad = (fair: Fair, field: string, value: Json) =>
  changed(fair, (json, path) => {
    // Without these there is no site: errors in them end a build by design.
    if (/\/(languages\/query|app\/exhibitions)$/.test(path)) return json
    const [first, ...others] = recordsOf(json)
    if (!first || others.length < 2) return json
    for (const object of objectsOf(first))
      if (Object.hasOwn(object, field)) Object.defineProperty(object, field, { value })
    return json
  })

const SMALL = [
  ['startTime', TIMES[0]],
  ['exhibitsId', '../x7'],
] as const

export const fields: HostileSuite = {
  name: 'fields',
  what: 'an invalid value in a field of one record: the build exits with 0, and the site does not contain it',
  run: async ({ size, results }) => {
    const fair = openFair()
    const all = Object.entries(FIELDS).flatMap(([field, values]) => values.map((value) => [field, value] as const))
    for (const [field, value = null] of size === 'full' ? all : SMALL) {
      const end = await ended(bad(fair, field, value))
      const what = `${field} = ${JSON.stringify(value)?.slice(0, 60)}`
      if ('site' in end) {
        const { content, skipped } = end.site
        const isPresent =
          typeof value === 'string' && JSON.stringify([...content.fairs.values()]).includes(`"${value}"`)
        results.check(!isPresent, what, 'is present in the site')
        if (skipped.length > 0) results.skippedRecords += 1
      } else results.check(false, what, `exit ${end.exitCode}: ${end.message.slice(0, 300)}`)
    }
    fair.close()
  },
}
