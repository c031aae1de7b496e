import type { Booth, Exhibitor, ExhibitorSummary } from '@fair/contract/catalogue.ts'
import type { Member, MemberSummary } from '@fair/contract/member.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { summaryOf } from '@fair/contract/rules/summaries.ts'
import { type NeighbourLinks, neighboursIn } from '../shared/Neighbours.tsx'

export const toMemberSummary = summaryOf<MemberSummary>({
  memberId: true,
  memberName: true,
  logo: true,
  levelName: true,
  regionCode: true,
  regionName: true,
  summary: true,
  updateTime: true,
})

/** A member's booth at this fair. */
export interface MemberBooth {
  exhibitorId: string
  booth: Booth
  exhibitsCount: number
}

export interface MemberViewProps extends NeighbourLinks {
  member: Member
  /** The sanitised `introduction`. */
  introductionHtml: SafeHtml
  /** null if it does not exhibit. */
  stand: MemberBooth | null
}

export const standOf = ({ exhibitorId, booth, exhibitsCount }: ExhibitorSummary): MemberBooth => ({
  exhibitorId,
  booth,
  exhibitsCount,
})

/** The view of every member, in the list's order; the introduction is not sanitised yet. */
export function* memberViews(
  members: readonly Member[],
  exhibitors: readonly Exhibitor[],
): Generator<Omit<MemberViewProps, 'introductionHtml'>> {
  const byId = new Map<string | null | undefined, Exhibitor>(exhibitors.map((each) => [each.exhibitorId, each]))
  const neighboursAt = neighboursIn(members, (each) => ({ id: each.memberId, name: each.memberName }))
  for (const [n, member] of members.entries()) {
    const exhibitor = byId.get(member.exhibitorId)
    yield { member, stand: exhibitor ? standOf(exhibitor) : null, ...neighboursAt(n) }
  }
}
