import type { Booth, Exhibitor, ExhibitorSummary } from '../../contract/catalogue.ts'
import type { Member, MemberSummary } from '../../contract/member.ts'
import type { Neighbour } from '../shared/Neighbours.tsx'

/** Only what a row shows of a member: lists carry no more, in the page's digest as in the page. */
export function toMemberSummary(member: MemberSummary): MemberSummary {
  const { memberId, memberName, logo, levelName, regionCode, regionName, summary, updateTime } = member
  return { memberId, memberName, logo, levelName, regionCode, regionName, summary, updateTime }
}

/** Where a member stands at this fair. */
export interface MemberStand {
  exhibitorId: string
  booth: Booth
  exhibitsCount: number
}

export interface MemberViewProps {
  member: Member
  /** `introduction` after the sanitiser. */
  introductionHtml: string
  /** null where it does not exhibit. */
  stand: MemberStand | null
  previous: Neighbour | null
  next: Neighbour | null
}

export const standOf = ({ exhibitorId, booth, exhibitsCount }: ExhibitorSummary): MemberStand => ({
  exhibitorId,
  booth,
  exhibitsCount,
})

/** The view of every member, in the list's order; the introduction is still the platform's. */
export function* memberViews(
  members: readonly Member[],
  exhibitors: readonly Exhibitor[],
): Generator<Omit<MemberViewProps, 'introductionHtml'>> {
  const byId = new Map(exhibitors.map((each) => [each.exhibitorId, each]))
  const near = (n: number): Neighbour | null => {
    const each = members[n]
    return each ? { id: each.memberId, name: each.memberName } : null
  }
  for (const [n, member] of members.entries()) {
    const exhibitor = byId.get(member.exhibitorId ?? '')
    yield { member, stand: exhibitor ? standOf(exhibitor) : null, previous: near(n - 1), next: near(n + 1) }
  }
}
