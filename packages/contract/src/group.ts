import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, link, time } from './kinds.ts'

/** A group of exhibitors that exhibit together (a province's pavilion, an association), as shown in lists. */
export const ExhibitorGroupSummary = z.object({
  /** Part of its page's address, /exhibition-group/detail/{exhibitorGroupId}/. */
  exhibitorGroupId: id,
  /** Name in the requested language. */
  groupName: z.string(),
  /** Its logo; null if there is none. */
  logo: z.nullish(Media),
  cover: Media,
  /** One paragraph of plain text in the requested language; '' if there is none. */
  summary: z.string(),
  /** Place of origin, as in the geography tree, e.g. DE or CN-ZJ: a value of the filter `district`. */
  districtCode: z.string(),
  /** Name of that place, in the requested language. */
  districtName: z.string(),
  /** Its industry, as in the industry list: a value of the filter `industryType`. */
  industryTypeId: z.string(),
  /** Name of that industry, in the requested language. */
  industryTypeName: z.string(),
  hall: z.string(),
  /** Number of its exhibitors. */
  exhibitorsCount: z.number(),
  /** Number of their exhibits, without withdrawn ones. */
  exhibitsCount: z.number(),
  /** Index letter in the requested language: A–Z, or '#' for all others, which comes last. */
  initial: z.string(),
  /** When it, its exhibitors or their exhibits last changed, ISO 8601 in UTC. */
  updateTime: time,
})
export type ExhibitorGroupSummary = z.infer<typeof ExhibitorGroupSummary>

/** A complete group. Its exhibitors come from the exhibitor lists with `exhibitorGroupId`. */
export const ExhibitorGroup = z.extend(ExhibitorGroupSummary, {
  /** Platform HTML: sanitised before it is shown. */
  introduction: html,
  /** Pictures of its gallery, the cover first. */
  pictures: z.array(Media),
  /** Name of the organiser, in the requested language. */
  organiserName: z.string(),
  /** Its website, an absolute address; null if there is none. */
  website: z.nullish(link),
  /**
   * The category of the tenant's sign-up for the group: its page then links to /sign-group/leader-apply-form. Null if
   * there is none.
   */
  signCategoryId: z.nullish(id),
})
export type ExhibitorGroup = z.infer<typeof ExhibitorGroup>

/**
 * A live or meeting of a group (Spec 3, "Exhibitor group goods"). The ids are cached per group (Spec 4); list/ids
 * resolves them.
 */
export const GroupGoods = z.object({
  /** Type: LIVE a live, MEETING a meeting. */
  businessType: z.enum(['LIVE', 'MEETING']),
  /** The live's `_id` or the `meetingId`. */
  businessId: id,
})
export type GroupGoods = z.infer<typeof GroupGoods>

export const group = {
  /**
   * The basic list, sorted A–Z: used without district, industry type and keyword (Spec 4). Published groups that have
   * exhibitors, with the facets district and industryType, 20 a page by default. Open to everyone.
   */
  basic: get('/ali/api/v1/app/exhibitions/exhibitorGroup', z.object(Paging), page(ExhibitorGroupSummary)),
  /**
   * The filtered list: used with any of them (Spec 4, 7; prefix assumed). Order, facets and page size as in the basic
   * list.
   */
  filtered: get(
    '/api/v1/app/exhibitor/groups/web/page',
    z.object({
      ...Paging,
      /** Any of these places: countries (DE) including all their parts, and provinces (CN-ZJ). */
      district: z.optional(z.array(z.string())),
      /** Any of these industries, by `industryTypeId`. */
      industryType: z.optional(z.array(z.string())),
      /** Search words: names in every language, summary, place and industry. */
      keyword: z.optional(z.string()),
    }),
    page(ExhibitorGroupSummary),
  ),
  /** A published group (Spec 7; prefix assumed). Open to everyone; an unpublished one is refused as unknown. */
  detail: get(
    '/api/v1/app/exhibitors/group/{id}',
    z.object({
      /** `exhibitorGroupId` of the group. */
      id: z.string(),
    }),
    data(ExhibitorGroup),
  ),
  /** The draft of an unpublished group. Requires no login, but a token (Spec 7; prefix assumed). */
  preview: get(
    '/api/v1/app/exhibitors/group/preview/{id}',
    z.object({
      /** `exhibitorGroupId` of the group. */
      id: z.string(),
      /** Token of decorations/preview/token for this group; refused if it is not valid. */
      previewToken: z.string(),
    }),
    data(ExhibitorGroup),
  ),
  /** A group's lives or meetings: its members', by start, as ids, 20 a page by default. Open to everyone. */
  goods: get(
    '/api/v1/app/exhibitor/groups/goods/page',
    z.object({
      ...Paging,
      /** A published group; any other is refused. */
      exhibitorGroupId: z.string(),
      /** Requested type: one call for lives, one for meetings. */
      businessType: GroupGoods.shape.businessType,
    }),
    page(GroupGoods),
  ),
}
