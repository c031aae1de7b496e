import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, link, time } from './kinds.ts'

/** A member enterprise of the organiser or of one of its associations. */
export const MemberSummary = z.object({
  /** Stands in the address of its page: /member/detail/{memberId}/. Favourites of followType MEMBER name it by it. */
  memberId: id,
  /** The name in the requested language. */
  memberName: z.string(),
  /** Its mark; `url` '' where there is none. */
  logo: Media,
  /** Level of membership in the requested language, e.g. Council member, Member. */
  levelName: z.string(),
  /** Value of the region facet: ISO 3166-1 alpha-2, or alpha-2 and province such as CN-ZJ. */
  regionCode: z.string(),
  /** The region in the requested language, e.g. "Ningbo, China". */
  regionName: z.string(),
  /** What it does: one paragraph of plain text. */
  summary: z.string(),
  /** Last change, ISO 8601 in UTC: a build requests the record again when this differs. */
  updateTime: time,
})
export type MemberSummary = z.infer<typeof MemberSummary>

/** The whole of a member, for its page. */
export const Member = z.extend(MemberSummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  introduction: html,
  /** Pictures of the page, the widest first; empty without. */
  pictures: z.array(Media),
  /** Its own site, http or https; null without. */
  website: z.nullish(link),
  /** The member's stand, if it exhibits: the page links to that exhibitor. Null: it does not. */
  exhibitorId: z.nullish(id),
  /** The enterprise behind it, as enterprise/info takes it; null: none is known. */
  enterpriseId: z.nullish(id),
})
export type Member = z.infer<typeof Member>

export const member = {
  /**
   * Added: the members of /member by level, highest first; the specification names the pages but shows no call. At 20 a
   * page unless requested otherwise, with a facet of regions. Open to everybody; nobody found is an empty page.
   */
  list: get(
    '/api/v2/app/member/list',
    z.object({
      ...Paging,
      /** Words that must all occur in name or summary. */
      keyword: z.optional(z.string()),
      /** Regions, any of them: values of the facet; a country stands for its provinces too. */
      region: z.optional(z.array(z.string())),
    }),
    page(MemberSummary),
    { added: true },
  ),
  /** Added: the member of /member/detail. Open to everybody; refused for none of this tenant's exhibitions. */
  detail: get(
    '/api/v2/app/member/detail',
    z.object({
      /** One of member/list's. */
      memberId: z.string(),
    }),
    data(Member),
    { added: true },
  ),
}
