import { sanitise } from '../content/sanitise.ts'
import type { FairContent } from '../content/types.ts'
import type { LiveBrief } from '../contract/live.ts'
import type { MeetingBrief } from '../contract/meeting.ts'
import { informationBrief } from '../features/news/news.ts'
import { routeOf } from '../routes.ts'
import type { BlockSources } from '../rules/blocks.ts'
import { exhibitBrief, exhibitorBrief, groupBrief } from '../rules/briefs.ts'

/** Exhibits that a block of random ones is chosen from. */
const RANDOM = 40

const made = new WeakMap<FairContent, BlockSources>()

/** Where the blocks of a fair's composed pages take what they show, at build. */
export function blockSources(fair: FairContent): BlockSources {
  const known = made.get(fair)
  if (known) return known
  const exhibits = fair.exhibits.map(exhibitBrief)
  const sources: BlockSources = {
    zone: fair.exhibition.timeZone,
    exhibitors: fair.exhibitors.map(exhibitorBrief),
    exhibits,
    // From all over the catalogue, and the same in every build until the catalogue changes.
    random: exhibits.filter((_, n) => n % Math.ceil(exhibits.length / RANDOM) === 0).reverse(),
    news: fair.news.map(informationBrief),
    lives: fair.lives.map(liveBrief),
    meetings: fair.meetings.map(meetingBrief),
    groups: fair.groups.groups.map(groupBrief),
    industries: fair.industries,
    advertisements: fair.micro.advertisements,
    forms: fair.micro.forms,
    clean: sanitise,
    hasPage: (path) => routeOf(path) !== undefined,
  }
  made.set(fair, sources)
  return sources
}

/** Only what a card shows, in the page's digest as in the page. */
function liveBrief(live: LiveBrief): LiveBrief {
  const { _id, title, cover, startTime, endTime, state, viewers, exhibitorId, exhibitorName, booth } = live
  const { topic, updateTime } = live
  return { _id, title, cover, startTime, endTime, state, viewers, exhibitorId, exhibitorName, booth, topic, updateTime }
}

function meetingBrief(meeting: MeetingBrief): MeetingBrief {
  const { meetingId, title, kindName, hostName, place, hall, startTime, endTime, state, speakers } = meeting
  const { seatsLeft, topic, updateTime } = meeting
  const when = { startTime, endTime, state }
  return { meetingId, title, kindName, hostName, place, hall, ...when, speakers, seatsLeft, topic, updateTime }
}
