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
  /** The requested id, the same as the entity's own. */
  goodsId: id,
  /** The requested type: it names the one field below that is filled. */
  goodsType: GoodsType,
  /** The whole exhibit, for EXHIBIT; null or absent for all others. */
  exhibit: z.nullish(Exhibit),
  /** The whole exhibitor, for EXHIBITOR; null or absent for all others. */
  exhibitor: z.nullish(Exhibitor),
  /** The whole news item with its text, for INFORMATION; null or absent for all others. */
  information: z.nullish(Information),
  /** The live as lists show it, for LIVE; null or absent for all others. */
  live: z.nullish(LiveSummary),
  /** The meeting as lists show it, for MEETING; null or absent for all others. */
  meeting: z.nullish(MeetingSummary),
  /** The whole group, for EXHIBITOR_GROUP; null or absent for all others. */
  exhibitorGroup: z.nullish(ExhibitorGroup),
})
export type Goods = z.infer<typeof Goods>

export const home = {
  /**
   * Exhibits recommended to this visitor, each with the reason. At 10 a page unless requested otherwise. Open to everybody:
   * without interests and visits it is the platform's own choice, without reasons. Changes nothing.
   */
  recommend: post('/ali/api/v1/app/recommend', z.object(Paging), list(z.extend(ExhibitSummary, Reasoned)), {
    safe: true,
  }),
  /**
   * Exhibits drawn at random. At 10 a page unless requested otherwise. Open to everybody. The same visitorId should get the
   * same order again, so that pages do not overlap. No exhibits: an empty list.
   */
  randomExhibits: get('/api/v1/app/exhibits/random', z.object(Paging), list(ExhibitSummary)),
  /**
   * Whole entities by id, in the requested order; unknown ids are left out, so the list may be empty. Open to everybody.
   * The build loads by it what changed since the last one, the browser the favourites kept on a device.
   */
  listIds: post(
    '/ali1/api/v2/app/list/ids',
    z.object({
      /** EXHIBIT, EXHIBITOR, EXHIBITOR_GROUP, LIVE, MEETING or INFORMATION; CHAT and ALL have no entity and are refused. */
      goodsType: GoodsType,
      /** Ids of that type, at most 200; more are refused (sandbox: errCode 4000). */
      list: z.array(z.string()),
    }),
    list(Goods),
    { safe: true },
  ),
  /** The advertisements of an exhibition, in the order in which home shows them. Open to everybody; none: an empty list. */
  advertisements: get(
    '/api/v1/app/exhibitions/{id}/advertisements/v2',
    z.object({
      /** An exhibitionId of exhibitions; one of another tenant is refused. */
      id: z.string(),
    }),
    list(
      z.object({
        /** Unique in the list, stable from call to call. */
        advertisementId: id,
        /** What it says, in the requested language: the text of the link. */
        title: z.string(),
        /** Wide picture behind the title. */
        picture: Media,
        /** Where a click leads: a path of the site without language prefix, e.g. /exhibitor/detail/E-1/, or a whole address. */
        path: link,
      }),
    ),
  ),
  /**
   * The exhibitors' list in mode None: the platform's own order, no facets (Spec 4). At 20 a page unless asked
   * otherwise. Open to everybody; nobody found is an empty page.
   */
  exhibitors: get('/ali/api/v1/app/exhibitors', ExhibitorQuery, page(ExhibitorSummary)),
}

/** The figures of the exhibition (Spec 3, homeInfo). Counts of now. */
export const HomeInfo = z.object({
  /** Exhibitors of the exhibition. */
  exhibitorsCount: z.number(),
  /** Exhibits shown, without those withdrawn. */
  exhibitsCount: z.number(),
  /** Lives of the whole exhibition: ended, running and to come. */
  liveCount: z.number(),
  /** Lives that run now. */
  livingCount: z.number(),
  /** Meetings of the whole exhibition: ended, running and to come. */
  meetingCount: z.number(),
  /** Countries and territories from which exhibitors come. */
  regionCount: z.number(),
  /** Last change of the exhibition or of one of its exhibitors, ISO 8601 in UTC; the site does not read it. */
  updateTime: z.nullish(time),
})
export type HomeInfo = z.infer<typeof HomeInfo>

/** How many visits began in an hour of the day. */
export const HourVisits = z.object({
  /** The hour in the exhibition's zone, 0 to 23: 9 is from 09:00 to before 10:00. */
  hour: z.number(),
  /** Visits of the exhibition's site that began in it, over all days since it opened. */
  count: z.number(),
})
export type HourVisits = z.infer<typeof HourVisits>

/** What opens first at the tenant's bare address. */
export const FirstPage = z.object({
  /** A path of the route table, e.g. /home or /exhibits; the site takes /home for null and for one that it does not have. */
  path: z.nullish(link),
  /** A notice over it, shown once a visit; null without. */
  popup: z.nullish(
    z.object({
      /** Tells notices apart; another id is another notice. */
      popupId: id,
      /** The notice in the requested language: the text of its link. */
      title: z.string(),
      /** Picture above the title. */
      picture: Media,
      /** Where the notice leads: a path of the site, e.g. /cainiao-openweek, or a whole address. */
      path: link,
    }),
  ),
})
export type FirstPage = z.infer<typeof FirstPage>

/** What the visitor has at this exhibition: home's day column and the frame of the personal center. */
export const PersonalExhibition = z.object({
  /** How many of each list of the personal center; keys are the children's paths, e.g. exhibitors, inquiry, ticket. 0 or absent shows no number. */
  counts: z.record(z.string(), z.number()),
  /** Inquiries answered and not yet confirmed. */
  answeredInquiryCount: z.number(),
  /** Tickets of this exhibition that are good as they are (ACTIVE) or still want a holder (INACTIVE). */
  usableTicketCount: z.number(),
  /** Whether pre-registration is complete: all its steps sent or skipped. */
  isRegistered: z.boolean(),
  /** Today's entries of the schedule, in the exhibition's zone. */
  today: z.array(ScheduleEntry),
})
export type PersonalExhibition = z.infer<typeof PersonalExhibition>

export const homeRest = {
  /** The exhibition of the headers in figures, for home. Open to everybody; asked again in the browser, as lives come and go. */
  info: get('/api/v1/web/home/PC', none, data(HomeInfo)),
  /**
   * Added: the visits of the exhibition of the headers by the hour of the day, in any order; an hour without visits may be
   * absent. Open to everybody; empty before it opens. The build shows them as a chart, and none where the call is missing.
   */
  visitsByHour: get('/api/v1/web/home/PC/visits', none, list(HourVisits), { added: true }),
  /** What the tenant's bare address opens, and the notice over it. Open to everybody. The build reads `path`, the browser `popup`. */
  firstPage: get('/api/v1/app/firstPage', none, data(FirstPage)),
  /** What the visitor has at one exhibition, in counts. Logged in only. Who has nothing gets counts of 0 and no entries. */
  personal: get(
    '/v1/exhibitions/get/personal/{exhibitionId}',
    z.object({
      /** An exhibition of this tenant, which need not be that of the headers; any other is refused. */
      exhibitionId: z.string(),
    }),
    data(PersonalExhibition),
    { authed: true },
  ),
  /**
   * Groups whose members fit the visitor's interests and visits best, each with the reason. At 6 a page unless asked
   * otherwise. Open to everybody: without interests those with a live on air come first, then the largest.
   */
  recommendGroups: get(
    '/api/v2/app/recommend/exhibitor-group',
    z.object(Paging),
    list(z.extend(ExhibitorGroupSummary, Reasoned)),
  ),
  /** Whether the exhibition requests interests, and what the visitor has chosen (spelling the platform's). Logged in only. */
  interestState: get(
    '/api/v1/app/exhibitions/interested/tag/vaildState',
    none,
    data(
      z.object({
        /** True: the account page offers the tags of tag/getTagTypeAndTagNames; false: it says that there is nothing to choose. */
        valid: z.boolean(),
        /** Tags that the visitor has chosen; empty before the first choice. */
        tagIds: z.array(z.string()),
      }),
    ),
    { authed: true },
  ),
  /** Replaces the visitor's interest tags; recommendations follow them from the next call. Logged in only. */
  saveInterests: post(
    '/api/v1/app/exhibitions/interested/tag',
    z.object({
      /** All tags wanted from now on, at most 20, of tag/getTagTypeAndTagNames; empty takes all away. */
      tagIds: z.array(z.string()),
    }),
    done(),
    { authed: true },
  ),
}
