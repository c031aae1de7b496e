import type { Context } from '../context.ts'
import { exhibitor as exhibitorOf } from '../handlers/goods.ts'
import { logoPicture, personPicture, sessionPicture } from '../media/address.ts'
import { ASSOCIATIONS, type AssociationPlan, MEMBER_LEVELS } from '../seed/business/members.ts'
import { itemAt, keyOf, randomNumber } from '../seed/random.ts'
import { escaped } from '../seed/template.ts'
import { say } from '../seed/text.ts'
import type { Member, MemberSummary } from '../sent.ts'
import { programmesOf } from './programme.ts'

/** One in this many exhibitors of an exhibition is a member of its organiser's association. */
const ONE_IN = 8

/** A member's source: an exhibitor, or an association. */
interface MemberRow {
  readonly id: string
  readonly level: number
  readonly regionCode: string
  readonly exhibitorId: string | null
  readonly association: AssociationPlan | null
}

/** The members of the exhibition's organiser by level, associations first. */
export function membersOf({ fair, exhibitionId }: Pick<Context, 'fair' | 'exhibitionId'>): MemberRow[] {
  const associations = ASSOCIATIONS.map((association) => ({
    id: `M${exhibitionId}-${association.code}`,
    level: association.level,
    regionCode: association.regionCode,
    exhibitorId: null,
    association,
  }))
  const exhibiting = fair.exhibitors.filter((each, index) => each.exhibitionId === exhibitionId && index % ONE_IN === 0)
  const companies = exhibiting.map(({ id, regionCode }) => ({
    id: `M${exhibitionId}-${id}`,
    level: 1 + Math.floor(randomNumber(keyOf(id, 'member'), 0) * (MEMBER_LEVELS.length - 1)),
    regionCode,
    exhibitorId: id,
    association: null,
  }))
  return [...associations, ...companies].sort((a, b) => a.level - b.level)
}

/** Undefined if it was removed from the fair. */
export function toMemberSummary(row: MemberRow, context: Context): MemberSummary | undefined {
  const { language } = context
  const levelName = say(itemAt(MEMBER_LEVELS, row.level), language)
  const regionName = regionOf(row.regionCode, context)
  const base = { memberId: row.id, levelName, regionCode: row.regionCode }
  if (row.association) {
    const { name, summary, code } = row.association
    const updateTime = programmesOf(context.fair).get(context.exhibitionId)?.days.at({ first: -90 }, '09:00') ?? ''
    const words = { memberName: say(name, language), summary: say(summary, language) }
    return { ...base, ...words, logo: logoPicture(`association-${code}`), regionName, updateTime }
  }
  const exhibitor = row.exhibitorId === null ? undefined : exhibitorOf(row.exhibitorId, context)
  if (!exhibitor) return undefined
  const { exhibitorName: memberName, logo, summary, updateTime } = exhibitor
  return { ...base, memberName, logo, summary, regionName: exhibitor.regionName, updateTime }
}

function regionOf(code: string, { fair, language }: Context): string {
  return fair.regions.find(({ value }) => value === code)?.label(language) ?? code
}

/** A member of any exhibition of the tenant; undefined if there is none. */
export function memberById(id: string, context: Context): MemberRow | undefined {
  const exhibition = context.fair.exhibitions.find(
    ({ exhibitionId, tenantId }) => tenantId === context.tenantId && id.startsWith(`M${exhibitionId}-`),
  )
  if (!exhibition) return undefined
  return membersOf({ fair: context.fair, exhibitionId: exhibition.exhibitionId }).find((row) => row.id === id)
}

export function memberFrom(row: MemberRow, context: Context): Member | undefined {
  const summary = toMemberSummary(row, context)
  if (!summary) return undefined
  if (row.association) {
    const { code } = row.association
    const paragraphs = [row.association.summary, row.association.introduction]
    return {
      ...summary,
      introduction: paragraphs.map((text) => `<p>${escaped(say(text, context.language))}</p>`).join(''),
      pictures: [sessionPicture(boardOf(code), `association-${code}`)],
      website: `https://${code}.association.example`,
      exhibitorId: null,
      enterpriseId: null,
    }
  }
  const exhibitor = exhibitorOf(row.exhibitorId ?? '', context)
  return {
    ...summary,
    introduction: exhibitor?.introduction ?? '',
    pictures: exhibitor ? [exhibitor.cover, ...exhibitor.pictures] : [],
    website: exhibitor?.website ?? null,
    exhibitorId: row.exhibitorId,
    enterpriseId: exhibitor?.enterpriseId ?? null,
  }
}

/** The person who represents an association in its picture. */
const boardOf = (code: string) =>
  ['m-east', 'f-east', 'm-east'].map((who, n) => personPicture(`${who}-${code}-${n + 1}`))
