import type { Replay } from '@fair/contract/replay.ts'
import { Icon } from '../../components/Icon.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import { relOf } from '../../lib/i18n/paths.ts'
import { SideActions } from '../shared/SideActions.tsx'
import type { AgendaEntry } from './agenda.ts'
import { eventFile } from './calendar-address.ts'
import { momentQuery } from './detail.ts'

/**
 * The actions available now, by the phase of the head around them (`data-when`; the theme shows one of them,
 * client/by-clock.ts updates the phase): enter a running event, book a coming one, watch a recording. A disabled
 * control gives the reason.
 */
export function EventActions({
  entry,
  needsLogin,
  bookAt,
  hasWaitingList,
  replay,
}: {
  entry: AgendaEntry
  needsLogin: boolean
  /** Where an activity is booked, with a ticket that covers it; null if no booking is needed. */
  bookAt?: string | null | undefined
  hasWaitingList: boolean
  /** The recording of a past event; undefined if it is not loaded. */
  replay?: Replay | undefined
}) {
  const page = usePage()
  const { t } = page
  const { kind, id, state } = entry
  const bookLabel = hasWaitingList ? t('agenda:waitingList') : t(`agenda:book.${kind}`)
  if (state === 'off')
    return (
      <>
        <p className="muted">{t(`agenda:offWhy.${kind}`)}</p>
        <Beside entry={entry} />
      </>
    )
  return (
    <>
      <div className="event-acts">
        {kind !== 'activity' && (
          <div data-when="now">
            <button
              className="btn btn-primary btn-l needs-js"
              type="button"
              aria-describedby={needsLogin ? 'join-now-why' : undefined}
              data-join={id}
              data-key="join"
            >
              <Icon name="play" small />
              {t(`agenda:join.${kind}`)}
            </button>
            {kind === 'meeting' && <FilmButton />}
            <p className="no-js">{t('agenda:joinNoscript')}</p>
            {needsLogin && (
              <p className="small muted needs-js" id="join-now-why">
                {t('agenda:needsLogin')}
              </p>
            )}
          </div>
        )}
        {kind === 'activity' && (
          <p className="muted" data-when="now">
            {t('agenda:comeNow', { place: entry.place })}
          </p>
        )}
        <div data-when="next">
          {kind === 'activity' && hasWaitingList ? (
            <button
              className="btn btn-agenda btn-l needs-js"
              type="button"
              data-action="book"
              data-booking={`ACTIVITY:${id}`}
            >
              <Icon name="calendar" small />
              {bookLabel}
            </button>
          ) : kind === 'activity' ? (
            bookAt != null && (
              <a rel={relOf(bookAt)} className="btn btn-agenda btn-l" href={bookAt} data-booking={`ACTIVITY:${id}`}>
                <Icon name="calendar" small />
                {t(`agenda:book.${kind}`)}
              </a>
            )
          ) : (
            <>
              <button
                className="btn btn-agenda btn-l needs-js"
                type="button"
                data-action="book"
                data-booking={`${kind.toUpperCase()}:${id}`}
              >
                <Icon name="calendar" small />
                {bookLabel}
              </button>
              <button className="btn btn-2" type="button" disabled aria-describedby="join-why">
                {t(`agenda:join.${kind}`)}
              </button>
              {kind === 'meeting' && <FilmButton />}
              <p className="small muted" id="join-why">
                {t('agenda:opensAt')} <Time iso={entry.startTime} show="dateTime" />
              </p>
            </>
          )}
        </div>
        <div data-when="past">
          {state === 'replay' ? (
            // Without script, or without a loaded recording, it leads to the list of recordings.
            <a
              rel="nofollow"
              className="btn btn-primary btn-l"
              href={replay ? `${page.href(`/${kind}/detail/${id}`, momentQuery(replay, 0))}#replays` : '#replays'}
              data-replay={replay?._id}
              data-key="watch"
            >
              <Icon name="play" small />
              {t('agenda:watchReplay')}
            </a>
          ) : (
            <p className="muted">{t(`agenda:ended.${kind}`)}</p>
          )}
        </div>
      </div>
      <Beside entry={entry} />
    </>
  )
}

/** The button for the film that a meeting shows to visitors who have not joined. */
function FilmButton() {
  const page = usePage()
  return (
    <button className="btn btn-2 needs-js" type="button" data-film="" data-key="film">
      {page.t('agenda:film')}
    </button>
  )
}

function Beside({ entry: { kind, id, state, contained } }: { entry: AgendaEntry }) {
  const page = usePage()
  const saved = { live: 'LIVE', meeting: 'MEETING', activity: null }[kind]
  const file = (
    <a href={eventFile(page, kind, id)} download>
      <Icon name="download" small />
      {page.t('agenda:addOne')}
    </a>
  )
  // Not every platform accepts questions and ratings; a series has none of its own.
  const takesFeedback = page.flags.has('SESSION_FEEDBACK') && state !== 'off' && contained === 0
  return (
    <SideActions isNotable lead={file} saves={saved === null ? undefined : [saved, id]}>
      {takesFeedback && (
        <>
          <button className="needs-js" type="button" data-action="questions" data-when="now">
            <Icon name="message" small />
            {page.t('agenda:questions')}
          </button>
          <button className="needs-js" type="button" data-action="rating" data-when="past">
            <Icon name="star" small />
            {page.t('agenda:rate')}
          </button>
        </>
      )}
    </SideActions>
  )
}
