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

/** One item of `list/ids`: only the field of its type is filled, with the complete entity. */
export const Goods = z.object({
  /** The requested id, identical to the entity's own. */
  goodsId: id,
  /** The requested type: it names the only field below that is filled. */
  goodsType: GoodsType,
  /** The complete exhibit, for EXHIBIT; null or absent for all others. */
  exhibit: z.nullish(Exhibit),
  /** The complete exhibitor, for EXHIBITOR; null or absent for all others. */
  exhibitor: z.nullish(Exhibitor),
  /** The complete news item with its text, for INFORMATION; null or absent for all others. */
  information: z.nullish(Information),
  /** The live as shown in lists, for LIVE; null or absent for all others. */
  live: z.nullish(LiveSummary),
  /** The meeting as shown in lists, for MEETING; null or absent for all others. */
  meeting: z.nullish(MeetingSummary),
  /** The complete group, for EXHIBITOR_GROUP; null or absent for all others. */
  exhibitorGroup: z.nullish(ExhibitorGroup),
})
export type Goods = z.infer<typeof Goods>

export const home = {
  /**
   * Exhibits recommended to this visitor, with reasons, 10 a page by default. Open to everyone: without interests and
   * visits it returns the platform's own selection, without reasons. Changes nothing.
   */
  recommend: post('/ali/api/v1/app/recommend', z.object(Paging), list(z.extend(ExhibitSummary, Reasoned)), {
    safe: true,
  }),
  /**
   * Randomly selected exhibits, 10 a page by default. Open to everyone. The same visitorId should get the same order
   * again, so that pages do not overlap. Empty if there are no exhibits.
   */
  randomExhibits: get('/api/v1/app/exhibits/random', z.object(Paging), list(ExhibitSummary)),
  /**
   * Complete entities by id, in the requested order; unknown ids are skipped, so the list may be empty. Open to
   * everyone. The build uses it to load what changed since the last build, the browser to load the favourites stored on
   * a device.
   */
  listIds: post(
    '/ali1/api/v2/app/list/ids',
    z.object({
      /** EXHIBIT, EXHIBITOR, EXHIBITOR_GROUP, LIVE, MEETING or INFORMATION; CHAT and ALL have none and are refused. */
      goodsType: GoodsType,
      /** Ids of that type, at most 200; more are refused (sandbox: errCode 4000). */
      list: z.array(z.string()),
    }),
    list(Goods),
    { safe: true },
  ),
  /** The advertisements of an exhibition, in the order of the home page. Open to everyone; empty if there are none. */
  advertisements: get(
    '/api/v1/app/exhibitions/{id}/advertisements/v2',
    z.object({
      /** An exhibitionId from exhibitions; refused if it belongs to another tenant. */
      id: z.string(),
    }),
    list(
      z.object({
        /** Unique in the list, and stable between calls. */
        advertisementId: id,
        /** Text of the link, in the requested language. */
        title: z.string(),
        /** Wide picture behind the title. */
        picture: Media,
        /** Target: a site path without language prefix, e.g. /exhibitor/detail/E-1/, or an absolute address. */
        path: link,
      }),
    ),
  ),
  /**
   * The exhibitors' list in mode None: the platform's own order, no facets (Spec 4). 20 a page by default. Open to
   * everyone; empty if none match.
   */
  exhibitors: get('/ali/api/v1/app/exhibitors', ExhibitorQuery, page(ExhibitorSummary)),
}

/** The figures of the exhibition (Spec 3, homeInfo), as of now. */
export const HomeInfo = z.object({
  /** Number of exhibitors. */
  exhibitorsCount: z.number(),
  /** Number of exhibits, without withdrawn ones. */
  exhibitsCount: z.number(),
  /** Lives of the exhibition: ended, running and upcoming. */
  liveCount: z.number(),
  /** Lives that are running now. */
  livingCount: z.number(),
  /** Meetings of the exhibition: ended, running and upcoming. */
  meetingCount: z.number(),
  /** Number of the exhibitors' countries and territories. */
  regionCount: z.number(),
  /** Last change of the exhibition or of one of its exhibitors, ISO 8601 in UTC; the site does not read it. */
  updateTime: z.nullish(time),
})
export type HomeInfo = z.infer<typeof HomeInfo>

/** Number of visits that began in an hour of the day. */
export const HourVisits = z.object({
  /** The hour in the exhibition's zone, 0 to 23: 9 is from 09:00 to before 10:00. */
  hour: z.number(),
  /** Visits to the exhibition's site that began in this hour, over all days since it opened. */
  count: z.number(),
})
export type HourVisits = z.infer<typeof HourVisits>

/** The first page at the tenant's bare address. */
export const FirstPage = z.object({
  /** A path of the route table, e.g. /home or /exhibits; null, and a path that the site does not have, mean /home. */
  path: z.nullish(link),
  /** A notice over the page, shown once per visit; null if there is none. */
  popup: z.nullish(
    z.object({
      /** Identifies the notice; another id is another notice. */
      popupId: id,
      /** Text of the notice and its link, in the requested language. */
      title: z.string(),
      /** Picture above the title. */
      picture: Media,
      /** Target of the notice: a path of the site, e.g. /cainiao-openweek, or an absolute address. */
      path: link,
    }),
  ),
})
export type FirstPage = z.infer<typeof FirstPage>

/** The visitor's data at this exhibition, for home's day column and the frame of the personal center. */
export const PersonalExhibition = z.object({
  /**
   * Number of entries in each list of the personal center; keys are the children's paths, e.g. exhibitors, inquiry,
   * ticket. 0 or absent: no number is shown.
   */
  counts: z.record(z.string(), z.number()),
  /** Number of inquiries answered and not yet confirmed. */
  answeredInquiryCount: z.number(),
  /** Number of tickets of this exhibition that are valid (ACTIVE) or still need a holder (INACTIVE). */
  usableTicketCount: z.number(),
  /** Whether pre-registration is complete: all its steps were sent or skipped. */
  isRegistered: z.boolean(),
  /** Today's schedule entries, in the exhibition's zone. */
  today: z.array(ScheduleEntry),
})
export type PersonalExhibition = z.infer<typeof PersonalExhibition>

export const homeRest = {
  /**
   * Figures of the exhibition of the headers, for home. Open to everyone; fetched again in the browser, as lives start
   * and end.
   */
  info: get('/api/v1/web/home/PC', none, data(HomeInfo)),
  /**
   * Added: the visits to the exhibition of the headers by hour of the day, in any order; hours without visits may be
   * absent. Open to everyone; empty before it opens. The build renders them as a chart, or none if the call is missing.
   */
  visitsByHour: get('/api/v1/web/home/PC/visits', none, list(HourVisits), { added: true }),
  /**
   * The first page at the tenant's bare address, and its notice. Open to everyone. The build reads `path`, the browser
   * `popup`.
   */
  firstPage: get('/api/v1/app/firstPage', none, data(FirstPage)),
  /**
   * The visitor's data at one exhibition, in counts. Requires login. Visitors without any get counts of 0 and no
   * entries.
   */
  personal: get(
    '/v1/exhibitions/get/personal/{exhibitionId}',
    z.object({
      /** An exhibition of this tenant, not necessarily that of the headers; any other is refused. */
      exhibitionId: z.string(),
    }),
    data(PersonalExhibition),
    { authed: true },
  ),
  /**
   * Groups whose members best match the visitor's interests and visits, each with the reason, 6 a page by default. Open
   * to everyone: without interests, groups with a running live come first, then the largest.
   */
  recommendGroups: get(
    '/api/v2/app/recommend/exhibitor-group',
    z.object(Paging),
    list(z.extend(ExhibitorGroupSummary, Reasoned)),
  ),
  /**
   * Whether the exhibition offers interests, and the visitor's choice (the path's spelling is the platform's). Requires
   * login.
   */
  interestState: get(
    '/api/v1/app/exhibitions/interested/tag/vaildState',
    none,
    data(
      z.object({
        /**
         * True: the account page offers the tags of tag/getTagTypeAndTagNames; false: it states that there is nothing
         * to choose.
         */
        valid: z.boolean(),
        /** The tags chosen by the visitor; empty before the first choice. */
        tagIds: z.array(z.string()),
      }),
    ),
    { authed: true },
  ),
  /** Replaces the visitor's interest tags; recommendations reflect them from the next call. Requires login. */
  saveInterests: post(
    '/api/v1/app/exhibitions/interested/tag',
    z.object({
      /** The complete new set of tags, at most 20, from tag/getTagTypeAndTagNames; empty removes all. */
      tagIds: z.array(z.string()),
    }),
    done(),
    { authed: true },
  ),
}
