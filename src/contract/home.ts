import * as z from 'zod/mini'
import { Exhibit, Exhibitor, ExhibitorQuery, ExhibitorSummary, ExhibitSummary } from './catalogue.ts'
import { data, done, get, list, Media, none, Paging, page, post } from './endpoint.ts'
import { ExhibitorGroup, ExhibitorGroupSummary } from './group.ts'
import { id, link, time } from './kinds.ts'
import { LiveSummary } from './live.ts'
import { MeetingSummary } from './meeting.ts'
import { Information } from './news.ts'
import { Reasoned } from './recommend-reason.ts'
import { ScheduleEntry } from './schedule.ts'
import { GoodsType } from './search.ts'

/** One good of `list/ids`: exactly the field of its type is filled, with the whole entity. */
export const Goods = z.object({
  goodsId: id,
  goodsType: GoodsType,
  exhibit: z.nullish(Exhibit),
  exhibitor: z.nullish(Exhibitor),
  information: z.nullish(Information),
  live: z.nullish(LiveSummary),
  meeting: z.nullish(MeetingSummary),
  exhibitorGroup: z.nullish(ExhibitorGroup),
})
export type Goods = z.infer<typeof Goods>

export const home = {
  /** Goods recommended to this visitor, with the reason; without interests the platform's own choice. */
  recommend: post('/ali/api/v1/app/recommend', z.object(Paging), list(z.extend(ExhibitSummary, Reasoned)), {
    safe: true,
  }),
  randomExhibits: get('/api/v1/app/exhibits/random', z.object(Paging), list(ExhibitSummary)),
  /** Whole entities by id, at most 200 a call; unknown ids are left out. The build loads by it what changed. */
  listIds: post(
    '/ali1/api/v2/app/list/ids',
    z.object({ goodsType: GoodsType, list: z.array(z.string()) }),
    list(Goods),
    { safe: true },
  ),
  advertisements: get(
    '/api/v1/app/exhibitions/{id}/advertisements/v2',
    z.object({ id: z.string() }),
    list(z.object({ advertisementId: id, title: z.string(), picture: Media, path: link })),
  ),
  /** The exhibitors' list in mode None: the platform's own order, no facets (Spec 4). */
  exhibitors: get('/ali/api/v1/app/exhibitors', ExhibitorQuery, page(ExhibitorSummary)),
}

/** The figures of the exhibition (Spec 3, homeInfo). Counts of now. */
export const HomeInfo = z.object({
  exhibitorsCount: z.number(),
  exhibitsCount: z.number(),
  liveCount: z.number(),
  /** Lives that run now. */
  livingCount: z.number(),
  meetingCount: z.number(),
  regionCount: z.number(),
  updateTime: time,
})
export type HomeInfo = z.infer<typeof HomeInfo>

/** What opens first at the tenant's bare address. */
export const FirstPage = z.object({
  /** A path of the route table, e.g. /home. */
  path: link,
  /** A notice over it, shown once a visit; null without. */
  popup: z.nullish(z.object({ popupId: id, title: z.string(), picture: Media, path: link })),
})
export type FirstPage = z.infer<typeof FirstPage>

/** What the visitor has at this exhibition: home's day column and the frame of the personal center. */
export const PersonalExhibition = z.object({
  /** How many of each list of the personal center; keys are the children's paths, e.g. exhibitors, inquiry, ticket. */
  counts: z.record(z.string(), z.number()),
  /** Inquiries answered and not yet confirmed. */
  answeredInquiryCount: z.number(),
  usableTicketCount: z.number(),
  isRegistered: z.boolean(),
  /** Today's entries of the schedule, in the exhibition's zone. */
  today: z.array(ScheduleEntry),
})
export type PersonalExhibition = z.infer<typeof PersonalExhibition>

export const homeRest = {
  info: get('/api/v1/web/home/PC', none, data(HomeInfo)),
  firstPage: get('/api/v1/app/firstPage', none, data(FirstPage)),
  personal: get(
    '/v1/exhibitions/get/personal/{exhibitionId}',
    z.object({ exhibitionId: z.string() }),
    data(PersonalExhibition),
    { authed: true },
  ),
  /** Groups of whose members the visitor follows most; without interests those on air first. */
  recommendGroups: get(
    '/api/v2/app/recommend/exhibitor-group',
    z.object(Paging),
    list(z.extend(ExhibitorGroupSummary, Reasoned)),
  ),
  /** Whether the exhibition asks for interests, and what the visitor has chosen (spelling the platform's). */
  interestState: get(
    '/api/v1/app/exhibitions/interested/tag/vaildState',
    none,
    data(z.object({ valid: z.boolean(), tagIds: z.array(z.string()) })),
    { authed: true },
  ),
  /** Replaces the visitor's interests; recommendations follow them. */
  saveInterests: post('/api/v1/app/exhibitions/interested/tag', z.object({ tagIds: z.array(z.string()) }), done(), {
    authed: true,
  }),
}
