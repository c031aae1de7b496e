import { Prose } from '../../components/Prose.tsx'
import { Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { languageName } from '../../lib/i18n/names.ts'
import type { PageContext } from '../../lib/page.ts'
import { Neighbours } from '../shared/Neighbours.tsx'
import { placeText } from './agenda.ts'
import { entryOfMeeting, guestsOf, type MeetingViewProps, ownReplays } from './detail.ts'
import { EventHead } from './EventHead.tsx'
import { AgendaItems, Papers, People, RelatedRows } from './EventParts.tsx'
import { HostLine } from './HostLine.tsx'
import { Replays } from './Replays.tsx'

/**
 * A meeting before the visitor joins: its time on three clocks, its agenda, speakers, papers and recordings. Its room
 * is wrapped around it (room/Room.tsx).
 */
export function MeetingView({ meeting, html, agenda, hostZone, related, previous, next }: MeetingViewProps) {
  const page = usePage()
  const { t } = page
  const entry = { ...entryOfMeeting(meeting, hostZone), cover: meeting.cover }
  const path = `/meeting/detail/${meeting.meetingId}`
  const { own, others } = ownReplays(meeting.replayVideoList, entry)
  return (
    <>
      <EventHead
        entry={entry}
        needsLogin={meeting.needsLogin}
        replay={own[0]}
        hasWaitingList={typeof meeting.isWaiting === 'boolean'}
        tags={[meeting.kindName, meeting.topic]}
        facts={[
          { label: t('agenda:fact.place'), value: placeText(page, meeting) },
          { label: t('agenda:fact.language'), value: languageName(page.language, meeting.language) },
          ...(meeting.exhibitor ? [] : [{ label: t('agenda:fact.host'), value: meeting.hostName }]),
          ...(typeof meeting.seatsLeft === 'number'
            ? [{ label: t('agenda:fact.seats'), value: seatsText(page, meeting.seatsLeft), when: 'next' as const }]
            : []),
        ]}
      >
        {meeting.exhibitor && <HostLine exhibitor={meeting.exhibitor} chat />}
      </EventHead>
      <div className="two">
        <div>
          {html !== '' && (
            <Section id="about" title={t('agenda:about.meeting')}>
              <Prose html={html} />
            </Section>
          )}
          <AgendaItems items={agenda} />
        </div>
        <div>
          <People title={t('agenda:speakers')} guests={guestsOf(meeting.guests, agenda)} />
          <Papers files={meeting.materials} />
        </div>
      </div>
      <Replays path={path} own={own} others={others} />
      <RelatedRows title={t('agenda:related.meeting')} entries={related} meetingId={meeting.meetingId} />
      <Neighbours
        base="/meeting/detail"
        previous={previous}
        next={next}
        labels={[t('agenda:previous'), t('agenda:next')]}
      />
    </>
  )
}

export const seatsText = ({ t }: PageContext, seats: number): string =>
  seats === 0 ? t('agenda:full') : t('agenda:seatsLeft', { count: seats })
