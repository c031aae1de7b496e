import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, link, time } from './kinds.ts'

/** A group of exhibitors that shows together (a province's pavilion, an association), as lists show it. */
export const ExhibitorGroupSummary = z.object({
  /** Stands in the address of its page, /exhibition-group/detail/{exhibitorGroupId}/. */
  exhibitorGroupId: id,
  /** What it is called, in the requested language. */
  groupName: z.string(),
  /** Its mark; null without. */
  logo: z.nullish(Media),
  cover: Media,
  /** One paragraph of plain text in the requested language; '' without. */
  summary: z.string(),
  /** Where it is from, as in the geography tree, e.g. DE or CN-ZJ: a value of the filter `district`. */
  districtCode: z.string(),
  /** Name of that place, in the requested language. */
  districtName: z.string(),
  /** Its industry, as in the industry list: a value of the filter `industryType`. */
  industryTypeId: z.string(),
  /** Name of that industry, in the requested language. */
  industryTypeName: z.string(),
  hall: z.string(),
  /** How many exhibitors show with it. */
  exhibitorsCount: z.number(),
  /** How many exhibits they show, without those withdrawn. */
  exhibitsCount: z.number(),
  /** Under which letter it is in the requested language: one of A–Z, or '#' for all others, which comes last. */
  initial: z.string(),
  /** Last change of it, of its exhibitors or their exhibits, ISO 8601 in UTC. */
  updateTime: time,
})
export type ExhibitorGroupSummary = z.infer<typeof ExhibitorGroupSummary>

/** The whole of a group. Its exhibitors come from the exhibitor lists with `exhibitorGroupId`. */
export const ExhibitorGroup = z.extend(ExhibitorGroupSummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  introduction: html,
  /** Pictures of its gallery, the cover first. */
  pictures: z.array(Media),
  /** Who organises it, in the requested language. */
  organiserName: z.string(),
  /** Its own site, a whole address; null without. */
  website: z.nullish(link),
  /**
   * The category of the tenant's sign-up for the group: its page then leads to /sign-group/leader-apply-form. Null
   * without.
   */
  signCategoryId: z.nullish(id),
})
export type ExhibitorGroup = z.infer<typeof ExhibitorGroup>

/**
 * A live or meeting of a group (Spec 3, "Exhibitor group goods"). The ids are cached per group (Spec 4); list/ids
 * resolves them.
 */
export const GroupGoods = z.object({
  /** What it is: LIVE a live, MEETING a meeting. */
  businessType: z.enum(['LIVE', 'MEETING']),
  /** The live's `_id` or the `meetingId`. */
  businessId: id,
})
export type GroupGoods = z.infer<typeof GroupGoods>

export const group = {
  /**
   * The basic list, sorted A–Z: called when there is no district, industry type or keyword (Spec 4). Published groups that
   * have exhibitors, with the facets district and industryType, 20 a page unless requested otherwise. Open to everybody.
   */
  basic: get('/ali/api/v1/app/exhibitions/exhibitorGroup', z.object(Paging), page(ExhibitorGroupSummary)),
  /**
   * The filtered list: called when there is any of them (Spec 4, 7; prefix assumed). Order, facets and page size as the
   * basic one.
   */
  filtered: get(
    '/api/v1/app/exhibitor/groups/web/page',
    z.object({
      ...Paging,
      /** Any of these places, countries (DE) with all that is in them and provinces (CN-ZJ). */
      district: z.optional(z.array(z.string())),
      /** Any of these industries, by `industryTypeId`. */
      industryType: z.optional(z.array(z.string())),
      /** Words to find it by: its names in every language, summary, place and industry. */
      keyword: z.optional(z.string()),
    }),
    page(ExhibitorGroupSummary),
  ),
  /** A published group (Spec 7; prefix assumed). Open to everybody; one that is not published is refused as unknown. */
  detail: get(
    '/api/v1/app/exhibitors/group/{id}',
    z.object({
      /** `exhibitorGroupId` of the group. */
      id: z.string(),
    }),
    data(ExhibitorGroup),
  ),
  /** A group before it is published, as its draft has it. Needs no login, but a token (Spec 7; prefix assumed). */
  preview: get(
    '/api/v1/app/exhibitors/group/preview/{id}',
    z.object({
      /** `exhibitorGroupId` of the group. */
      id: z.string(),
      /** Of decorations/preview/token for this group; one that is not valid is refused. */
      previewToken: z.string(),
    }),
    data(ExhibitorGroup),
  ),
  /** A group's lives or meetings: its members', by start, as ids, 20 a page unless requested otherwise. Open to everybody. */
  goods: get(
    '/api/v1/app/exhibitor/groups/goods/page',
    z.object({
      ...Paging,
      /** A published group; any other is refused. */
      exhibitorGroupId: z.string(),
      /** Which of them: one call for lives, one for meetings. */
      businessType: GroupGoods.shape.businessType,
    }),
    page(GroupGoods),
  ),
}
