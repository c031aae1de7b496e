import { contract } from '@fair/contract/index.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { inputFor } from '@fair/sandbox/probe/inputs.ts'
import { createKnown } from '@fair/sandbox/probe/known.ts'
import { callsOf, isRead } from '@fair/sandbox/probe/reads.ts'
import type { Answer, Platform } from './platform.ts'
import { endpointOf, listed, type Rule } from './rule.ts'

const EXPIRED = '5014'
const SIGNED_OUT = { Authorization: undefined, userId: undefined }
const NO_ID = 'no-such-id-0'
/** A reserved domain, which nobody can own (RFC 6761). */
const NO_DOMAIN = 'no-such-tenant.invalid'

/** Without a token, calls that need a login refuse with its code. Calls that write are made only if that is allowed. */
const login: Rule = {
  name: 'login',
  requirement: 'each call that declares a login, without a token: 5014 (calls that change something only with --write)',
  level: 'must',
  loses: 'the privacy of their data, or the way to log in again',
  find: async (platform) => {
    const calls = callsOf(contract).filter(
      ({ name, endpoint }) => endpoint.authed && (isRead(name, endpoint) || platform.options.write),
    )
    const faults: string[] = []
    for (const { name, endpoint } of calls) {
      const made = inputFor(name, endpoint, createKnown(), { isAnyId: true })
      if (!('input' in made)) continue
      const { checked, errCode } = await platform.request(endpoint, made.input, SIGNED_OUT)
      if (errCode !== EXPIRED) faults.push(`${name}: ${checked.detail || checked.verdict}`)
    }
    return faults
  },
}

/** Detail calls, with the field that identifies the record. */
const DETAILS: Readonly<Record<string, string>> = {
  'catalogue.exhibit': 'exhibitsId',
  'catalogue.exhibitor': 'exhibitorId',
  'exhibition.detail': 'id',
  'live.detail': 'live_id',
  'meeting.detail': 'meetingId',
  'news.detail': 'informationId',
  'group.detail': 'id',
  'guest.detail': 'guestId',
  'project.detail': 'projectId',
  'activity.detail': 'activityId',
}
const requestDetail = (platform: Platform, name: string, id: string) =>
  platform.request(endpointOf(name), { [DETAILS[name] ?? 'id']: id })

/** What a detail call may answer for a missing record: nothing, or a refusal whose code begins with 404. */
const isMissing = ({ checked, errCode, data }: Answer) =>
  checked.verdict === 'refused' ? String(errCode).startsWith('404') : checked.verdict === 'fits' && data === null

const unknownIds: Rule = {
  name: 'unknown-ids',
  requirement: 'each detail call with an id that does not exist: refused with 404x, or null',
  level: 'must',
  loses: 'the page “not found”: an error or something else is shown instead',
  find: async (platform) => {
    const faults: string[] = []
    for (const name of Object.keys(DETAILS)) {
      const answer = await requestDetail(platform, name, NO_ID)
      if (!isMissing(answer)) faults.push(`${name}: ${answer.checked.detail || 'returns a record'}`)
    }
    return faults
  },
}

const refusals: Rule = {
  name: 'refusals',
  requirement: 'refused calls: the envelope gives the reason in errMsg',
  level: 'should',
  loses: 'the reason of a refusal',
  find: async (platform) => {
    const faults: string[] = []
    for (const name of Object.keys(DETAILS)) {
      const { checked } = await requestDetail(platform, name, NO_ID)
      if (checked.detail.includes('(no errMsg)')) faults.push(`${name}: ${checked.detail}`)
    }
    return faults
  },
}

/** The languages that both the site and the platform offer. */
async function languagesOf(platform: Platform): Promise<string[]> {
  const { data } = await platform.request(endpointOf('site.languages'), {})
  const values = Array.isArray(data) ? data.map((each) => String(Object(each)['value'])) : []
  return values.filter((value) => LANGUAGES.some((language) => language === value))
}

/** Calls whose answers contain texts of every language. */
const WORDY = ['catalogue.categoryTrees', 'search.industries', 'geography.tree']

const languages: Rule = {
  name: 'languages',
  requirement: 'categories, industries and places in each language of the platform: answered, and not identical in all',
  level: 'must',
  loses: 'the site in the chosen language',
  find: async (platform) => {
    const values = await languagesOf(platform)
    if (values.length < 2) return { skipped: 'the platform has only one language' }
    const faults: string[] = []
    for (const name of WORDY) {
      const texts = new Set<string>()
      for (const language of values) {
        const { checked, data } = await platform.request(endpointOf(name), {}, { language })
        if (checked.verdict !== 'fits' && checked.verdict !== 'read')
          faults.push(`${name} in ${language}: ${checked.detail}`)
        texts.add(JSON.stringify(data))
      }
      if (texts.size === 1) faults.push(`${name}: the header language has no effect`)
    }
    return faults
  },
}

const unknownLanguage: Rule = {
  name: 'unknown-language',
  requirement: 'categories in a language that no platform has: answered in another one',
  level: 'should',
  loses: 'everything, if the platform does not have the visitor’s language',
  find: async (platform) => {
    const { checked } = await platform.request(endpointOf('catalogue.categoryTrees'), {}, { language: 'tlh-QO' })
    return checked.verdict === 'fits' || checked.verdict === 'read' ? [] : [checked.detail]
  },
}

const where = (domainName: string) => ({ domainName, networkType: 'PUBLIC', terminalType: 'PC' })

const unknownTenant: Rule = {
  name: 'unknown-tenant',
  requirement: 'the tenant of an unregistered domain: refused',
  level: 'must',
  loses: 'the certainty about whose site it is: a wrong address shows another organiser’s',
  find: async (platform) => {
    const answer = await platform.request(endpointOf('site.tenantSite'), where(NO_DOMAIN), NO_TENANT)
    return answer.checked.verdict === 'refused' ? [] : [answer.checked.detail || `returns a tenant for ${NO_DOMAIN}`]
  },
}

const NO_TENANT = { tenantId: undefined, brandId: undefined, groupId: undefined, exhibitionId: undefined }

const otherTenant: Rule = {
  name: 'other-tenant',
  requirement: 'the tenant of --other-domain: has a different id, and no exhibits of the first one, in lists or by id',
  level: 'must',
  loses: 'the certainty about whose fair it is: tenants see each other’s',
  find: async (platform) => {
    const { otherDomain } = platform.options
    if (!otherDomain) return { skipped: 'checked only with --other-domain' }
    const { checked, data } = await platform.request(endpointOf('site.tenantSite'), where(otherDomain), NO_TENANT)
    const tenant = Object(data)
    if (!tenant['tenantId']) return [`${otherDomain}: ${checked.detail || 'no tenant'}`]
    if (tenant['tenantId'] === platform.headers['tenantId']) return [`${otherDomain} has the same tenantId`]
    const other: Platform = {
      ...platform,
      request: (endpoint, input) =>
        platform.request(endpoint, input, {
          ...{ tenantId: tenant.tenantId, brandId: tenant.brandId, groupId: tenant.groupOperatorId },
          ...{ exhibitionId: undefined, ...SIGNED_OUT },
        }),
    }
    const idsOf = async (of: Platform) =>
      ((await listed(of, 'search.exhibits', { pageSize: 20 }))?.records ?? []).map((each) => String(each['exhibitsId']))
    const [own, others] = [await idsOf(platform), new Set(await idsOf(other))]
    const [first] = own
    const isFound = first !== undefined && !isMissing(await requestDetail(other, 'catalogue.exhibit', first))
    return [
      ...own.filter((id) => others.has(id)).map((id) => `search.exhibits of ${otherDomain} returns ${id}`),
      ...(isFound ? [`catalogue.exhibit of ${otherDomain} returns ${first}`] : []),
    ]
  },
}

/** The rules for single answers: refusals, languages, tenants. */
export const ANSWER_RULES: readonly Rule[] = [
  ...[login, unknownIds, refusals, languages, unknownLanguage, unknownTenant, otherTenant],
]
