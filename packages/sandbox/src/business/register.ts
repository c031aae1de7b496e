import type { CompanyInfo } from '@fair/contract/enterprise.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import type { Context } from '../context.ts'
import { exhibitor as exhibitorOf } from '../handlers/goods.ts'
import { hasTerms, searchText, termsOf } from '../search-text.ts'
import { personName } from '../seed/people.ts'
import { chance, keyOf, randomInt, randomItem, randomNumber } from '../seed/random.ts'
import { say, type Text } from '../seed/text.ts'
import type { Fair } from '../seed/types.ts'
import type { Enterprise, Exhibitor } from '../sent.ts'

/** The certifier of the sample fair's companies. */
const ISSUER: Text = ['太平洋检测', 'Pacific Testing', 'パシフィック試験所', '퍼시픽 시험소']
/** Share of enterprises whose audit is still pending. */
const EXAMINED = 0.1
const FOUND_MAX = 10

const known = new WeakMap<Fair, ReadonlyMap<string, string>>()

/** The exhibitor of an enterprise at the fair; undefined if the tenant has none. */
export function exhibitorOfEnterprise(enterpriseId: string, context: Context): Exhibitor | undefined {
  const { fair } = context
  const ids =
    known.get(fair) ?? new Map(fair.exhibitors.map((each) => [each.compose('en-US').enterpriseId, each.id] as const))
  known.set(fair, ids)
  const id = ids.get(enterpriseId)
  return id === undefined ? undefined : exhibitorOf(id, context)
}

export function enterpriseFrom(exhibitor: Exhibitor, { language }: Context): Enterprise {
  const key = keyOf(exhibitor.enterpriseId, 'register')
  const country = exhibitor.regionCode.slice(0, 2)
  const capital = randomInt(key, 3, 1, 60) * 1_000_000
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'CNY', maximumFractionDigits: 0 })
  const month = String(randomInt(key, 1, 1, 12)).padStart(2, '0')
  const day = String(randomInt(key, 2, 1, 28)).padStart(2, '0')
  return {
    enterpriseId: exhibitor.enterpriseId,
    enterpriseName: exhibitor.exhibitorName,
    logo: exhibitor.logo,
    organisationCode: organisationCode(exhibitor.enterpriseId, exhibitor.regionCode),
    legalRepresentative: say(personName(country, key, 4), language),
    foundedOn: `${exhibitor.foundedYear}-${month}-${day}`,
    employees: exhibitor.employees,
    registeredCapital: format.format(capital),
    address: exhibitor.regionName,
    website: exhibitor.website ?? null,
    introduction: exhibitor.introduction,
    certificates: exhibitor.certificates.map((certificateName) => ({
      certificateName,
      issuer: say(ISSUER, language),
      picture: null,
    })),
    validateStatus: chance(key, 0, EXAMINED) ? 'PENDING' : 'PASSED',
  }
}

/** Companies of the register by part of their name in any language, or by the start of their code; at most 10. */
export function companiesLike(searchKey: string, context: Context): CompanyInfo[] {
  const { db, fair, tenantId } = context
  const own = new Set(fair.exhibitions.filter((each) => each.tenantId === tenantId).map((each) => each.exhibitionId))
  const terms = termsOf(searchKey)
  const names = db.all<{ id: string; name: string }>(
    `SELECT id, name FROM exhibitor_text JOIN exhibitor USING (id)
     WHERE exhibition_id IN (SELECT value FROM json_each(?)) ORDER BY rank, id`,
    JSON.stringify([...own]),
  )
  const localNames = new Map(fair.exhibitors.map((each) => [each.id, each.summarise('en-US').localName]))
  const byName = names.filter(({ id, name }) => hasTerms(searchText(name, localNames.get(id) ?? ''), terms))
  const code = searchKey.trim().toUpperCase()
  const byCode = CODE_START.test(code)
    ? fair.exhibitors.filter(
        (each) => own.has(each.exhibitionId) && codeOf(each.id, each.regionCode, context)?.startsWith(code),
      )
    : []
  const ids = new Set([...byName, ...byCode].map(({ id }) => id))
  return [...ids].slice(0, FOUND_MAX).flatMap((id) => {
    const exhibitor = exhibitorOf(id, context)
    return exhibitor ? companyFrom(exhibitor) : []
  })
}

/**
 * The names of the company with exactly this code, in every language and in its own; empty if no company has the code.
 */
export function registeredNames(code: string, context: Context): string[] {
  const companies = companiesLike(code, context).filter(({ organisationCode }) => organisationCode === code)
  if (companies.length === 0) return []
  const ofCode = context.fair.exhibitors.filter(({ id, regionCode }) => codeOf(id, regionCode, context) === code)
  const inLanguages = ofCode.flatMap(({ id }) => LANGUAGES.map((language) => context.entities.exhibitor(id, language)))
  return inLanguages.flatMap((each) => (each ? [each.exhibitorName, each.localName] : []))
}

/** Codes are only searched by a prefix long enough to distinguish regions. */
const CODE_START = /^[0-9A-Z]{6,18}$/

function codeOf(exhibitorId: string, regionCode: string, context: Context): string | undefined {
  const exhibitor = exhibitorOf(exhibitorId, context)
  return exhibitor && organisationCode(exhibitor.enterpriseId, regionCode)
}

function companyFrom({ exhibitorName, enterpriseId, regionCode, regionName }: Exhibitor): CompanyInfo {
  const code = organisationCode(enterpriseId, regionCode)
  return { companyName: exhibitorName, organisationCode: code, regionCode, address: regionName }
}

/** The characters of the unified social credit code (GB 32100), which leaves out I, O, S, V and Z. */
const CODE_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * A company's code: in China a unified social credit code of 18 characters with its check character, elsewhere nine
 * digits like D-U-N-S numbers. The same company always gets the same code.
 */
export function organisationCode(enterpriseId: string, regionCode: string): string {
  const key = keyOf(enterpriseId, 'code')
  if (!regionCode.startsWith('CN')) return String(Math.floor(randomNumber(key, 0) * 1e9)).padStart(9, '0')
  const division = String(randomInt(key, 1, 110000, 659000))
  const body = `91${division}${Array.from({ length: 9 }, (_, at) => randomItem([...CODE_CHARACTERS], key, 2 + at)).join('')}`
  return body + checkCharacter(body)
}

/** GB 32100: the weights are the powers of 3 modulo 31. */
function checkCharacter(body: string): string {
  let weight = 1
  let sum = 0
  for (const character of body) {
    sum += CODE_CHARACTERS.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return CODE_CHARACTERS.charAt((31 - (sum % 31)) % 31)
}
