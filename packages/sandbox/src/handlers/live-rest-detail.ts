import { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import { RANDOM_LIVE_CAP } from '@fair/contract/rules/limits.ts'
import * as z from 'zod/mini'
import { appointmentFor } from '../business/appointments.ts'
import { DAY } from '../business/clock.ts'
import { staffOf } from '../business/subjects.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import { CLOSING, HOME_OPENINGS, OPENINGS, SHOWN } from '../seed/alive/live-prose.ts'
import { isOpenAt } from '../seed/calendar.ts'
import { hallName } from '../seed/halls.ts'
import { keyOf, randomItem } from '../seed/random.ts'
import { escaped, fill } from '../seed/template.ts'
import { columnOf, spokenBy } from '../seed/text.ts'
import type { Exhibitor, Live, LiveSummary, Replay } from '../sent.ts'
import { shuffled } from '../shuffle.ts'
import { roomGroupId } from './chat-rooms.ts'
import { exhibitor } from './goods.ts'
import { chaptersOf, liveGoods } from './live-rest-timeline.ts'
import { livesOf } from './programme.ts'
import { liveRecordings } from './replay-live.ts'
import { DVR_SECONDS } from './stream-address.ts'

/** The full live for this visitor (Spec 3, "Live detail state"). */
export function fullLive(live: LiveSummary, context: Context): Live {
  const maker = found(exhibitor(live.exhibitorId, context), 'exhibitor', live.exhibitorId)
  const goodsList = liveGoods(live, context)
  const isRunning = live.state === 'live'
  return {
    ...live,
    description: descriptionOf(live, maker, goodsList, context),
    language: spokenBy(maker.localLanguage),
    tags: [live.topic, ...maker.tags.map(({ tagName }) => tagName)],
    exhibitor: z.parse(ExhibitorSummary, maker),
    goodsList,
    liveList: othersBeside(live, context),
    replayList: recordingsBeside(live, context),
    tagList: isRunning ? chaptersOf(live, goodsList, context) : [],
    chatgroupId: live.state === 'offline' ? null : roomGroupId('LIVE', live._id),
    dvrSeconds: isRunning ? DVR_SECONDS : 0,
    appointmentId: appointmentFor(context, 'LIVE', live._id),
  }
}

function descriptionOf(live: LiveSummary, maker: Exhibitor, goods: Live['goodsList'], context: Context): string {
  const column = columnOf(context.language)
  const slots: Readonly<Record<string, string>> = {
    who: maker.exhibitorName,
    staff: staffOf(maker)?.staffName ?? maker.exhibitorName,
    hall: hallName(live.booth.hall)[column],
    stand: live.booth.stand,
    count: String(goods.length),
  }
  const openings = isFromStand(live, context) ? OPENINGS : HOME_OPENINGS
  const opening = fill(randomItem(openings, keyOf(live._id, 'opening'), 0)[column], (name) => slots[name] ?? '')
  const items = goods.map(({ exhibitsName, keyFigures }) =>
    escaped(keyFigures === '' ? exhibitsName : `${exhibitsName}${COLON[column]}${keyFigures}`),
  )
  const list = items.map((item) => `<li>${item}</li>`).join('')
  const shown = list === '' ? '' : `<h3>${SHOWN[column]}</h3><ol>${list}</ol>`
  return `<p>${escaped(opening)}</p>${shown}<p>${CLOSING[column]}</p>`
}
/** Whether the halls are open when it begins. */
function isFromStand({ startTime }: LiveSummary, { entities, exhibitionId, language }: Context): boolean {
  const { openFrom, openTo, timeZone } = found(entities.exhibition(exhibitionId, language), 'exhibition', exhibitionId)
  return isOpenAt({ openFrom, openTo, timeZone }, new Date(startTime))
}

const COLON = ['：', ': ', '：', ': '] as const

/** Other lives that are running or start within a day: in another order for each visitor, the same at each visit. */
function othersBeside(live: LiveSummary, context: Context): LiveSummary[] {
  const from = context.now()
  const open = livesOf(context, { from, to: new Date(from.getTime() + DAY) }).filter(
    ({ _id, state }) => _id !== live._id && (state === 'live' || state === 'upcoming'),
  )
  const byId = new Map(open.map((each) => [each._id, each]))
  const order = shuffled([...byId.keys()], `${context.visitorId} ${live._id}`)
  return order.slice(0, RANDOM_LIVE_CAP).flatMap((id) => byId.get(id) ?? [])
}

/** Its own recordings, followed by those of the exhibitor's other lives. */
function recordingsBeside(live: LiveSummary, context: Context): Replay[] {
  const others = livesOf(context, { exhibitorId: live.exhibitorId }).filter(({ _id }) => _id !== live._id)
  return [live, ...others].flatMap((each) => liveRecordings(each, context))
}
