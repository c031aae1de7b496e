import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, link, time } from './kinds.ts'

/** A member enterprise of the organiser or of one of its associations. */
export const MemberSummary = z.object({
  memberId: id,
  memberName: z.string(),
  logo: Media,
  /** e.g. Council member, Member. */
  levelName: z.string(),
  regionCode: z.string(),
  regionName: z.string(),
  summary: z.string(),
  updateTime: time,
})
export type MemberSummary = z.infer<typeof MemberSummary>

export const Member = z.extend(MemberSummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  introduction: html,
  pictures: z.array(Media),
  website: z.nullish(link),
  /** The member's stand, if it exhibits. */
  exhibitorId: z.nullish(id),
  enterpriseId: z.nullish(id),
})
export type Member = z.infer<typeof Member>

export const member = {
  /** Added: the members of /member; the specification names the pages but shows no call. */
  list: get(
    '/api/v2/app/member/list',
    z.object({ ...Paging, keyword: z.optional(z.string()), region: z.optional(z.array(z.string())) }),
    page(MemberSummary),
    { added: true },
  ),
  /** Added: the member of /member/detail. */
  detail: get('/api/v2/app/member/detail', z.object({ memberId: z.string() }), data(Member), { added: true }),
}
