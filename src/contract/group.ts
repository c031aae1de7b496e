import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, link, time } from './kinds.ts'

/** A group of exhibitors that shows together (a province's pavilion, an association), as lists show it. */
export const ExhibitorGroupSummary = z.object({
  exhibitorGroupId: id,
  groupName: z.string(),
  logo: z.nullish(Media),
  cover: Media,
  summary: z.string(),
  /** Values of the filters: district as in the geography tree, industry type as in the industry list. */
  districtCode: z.string(),
  districtName: z.string(),
  industryTypeId: z.string(),
  industryTypeName: z.string(),
  hall: z.string(),
  exhibitorsCount: z.number(),
  exhibitsCount: z.number(),
  /** Sort key of A–Z in the asked language: one letter A–Z or '#'. */
  initial: z.string(),
  updateTime: time,
})
export type ExhibitorGroupSummary = z.infer<typeof ExhibitorGroupSummary>

/** Its exhibitors come from the exhibitor lists with `exhibitorGroupId`. */
export const ExhibitorGroup = z.extend(ExhibitorGroupSummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  introduction: html,
  pictures: z.array(Media),
  organiserName: z.string(),
  website: z.nullish(link),
  /** The tenant's special sign-up for the group; null without. */
  signCategoryId: z.nullish(id),
})
export type ExhibitorGroup = z.infer<typeof ExhibitorGroup>

/** A live or meeting of a group (Spec 3, "Exhibitor group goods"). The ids are cached per group (Spec 4); list/ids resolves them. */
export const GroupGoods = z.object({ businessType: z.enum(['LIVE', 'MEETING']), businessId: id })
export type GroupGoods = z.infer<typeof GroupGoods>

export const group = {
  /** The basic list, sorted A–Z: asked when there is no district, industry type or keyword (Spec 4). */
  basic: get('/ali/api/v1/app/exhibitions/exhibitorGroup', z.object(Paging), page(ExhibitorGroupSummary)),
  /** The filtered list: asked when there is any of them (Spec 4, 7; prefix assumed). */
  filtered: get(
    '/api/v1/app/exhibitor/groups/web/page',
    z.object({
      ...Paging,
      district: z.optional(z.array(z.string())),
      industryType: z.optional(z.array(z.string())),
      keyword: z.optional(z.string()),
    }),
    page(ExhibitorGroupSummary),
  ),
  /** A published group (Spec 7; prefix assumed). */
  detail: get('/api/v1/app/exhibitors/group/{id}', z.object({ id: z.string() }), data(ExhibitorGroup)),
  /** A group before it is published, for who has a preview token (Spec 7; prefix assumed). */
  preview: get(
    '/api/v1/app/exhibitors/group/preview/{id}',
    z.object({ id: z.string(), previewToken: z.string() }),
    data(ExhibitorGroup),
  ),
  goods: get(
    '/api/v1/app/exhibitor/groups/goods/page',
    z.object({ ...Paging, exhibitorGroupId: z.string(), businessType: GroupGoods.shape.businessType }),
    page(GroupGoods),
  ),
}
