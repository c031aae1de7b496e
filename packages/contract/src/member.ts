import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, link, time } from './kinds.ts'

/** A member enterprise of the organiser or of one of its associations. */
export const MemberSummary = z.object({
  /** Part of its page's address: /member/detail/{memberId}/. Favourites of followType MEMBER refer to it. */
  memberId: id,
  /** The name in the requested language. */
  memberName: z.string(),
  /** Its logo; `url` is '' if there is none. */
  logo: Media,
  /** Level of membership in the requested language, e.g. Council member, Member. */
  levelName: z.string(),
  /** Value of the region facet: ISO 3166-1 alpha-2, or alpha-2 and province such as CN-ZJ. */
  regionCode: z.string(),
  /** The region in the requested language, e.g. "Ningbo, China". */
  regionName: z.string(),
  /** Its business: one paragraph of plain text. */
  summary: z.string(),
  /** Last change, ISO 8601 in UTC: a build fetches the record again when this differs. */
  updateTime: time,
})
export type MemberSummary = z.infer<typeof MemberSummary>

/** A complete member, for its page. */
export const Member = z.extend(MemberSummary, {
  /** Platform HTML: sanitised before it is shown. */
  introduction: html,
  /** Pictures of the page, the widest first; empty if there are none. */
  pictures: z.array(Media),
  /** Its website, http or https; null if there is none. */
  website: z.nullish(link),
  /** The member as an exhibitor, if it exhibits: the page links to it. Null if it does not. */
  exhibitorId: z.nullish(id),
  /** The enterprise behind it, for enterprise/info; null if unknown. */
  enterpriseId: z.nullish(id),
})
export type Member = z.infer<typeof Member>

export const member = {
  /**
   * Added: the members of /member by level, highest first; the specification names the pages but shows no call. 20 a
   * page by default, with a facet of regions. Open to everyone; empty if none match.
   */
  list: get(
    '/api/v2/app/member/list',
    z.object({
      ...Paging,
      /** Words that must all occur in the name or summary. */
      keyword: z.optional(z.string()),
      /** Regions, any of them: values of the facet; a country includes its provinces. */
      region: z.optional(z.array(z.string())),
    }),
    page(MemberSummary),
    { added: true },
  ),
  /**
   * Added: the member of /member/detail. Open to everyone; refused if it is not of one of this tenant's exhibitions.
   */
  detail: get(
    '/api/v2/app/member/detail',
    z.object({
      /** An id from member/list. */
      memberId: z.string(),
    }),
    data(Member),
    { added: true },
  ),
}
