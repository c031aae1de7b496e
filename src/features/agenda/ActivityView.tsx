import { Picture } from '../../components/Picture.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Crumbs, Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { Neighbours } from '../shared/Neighbours.tsx'
import { AgendaRow } from './AgendaRow.tsx'
import { placeText, scheduleItemPath } from './agenda.ts'
import { type ActivityViewProps, entryOfActivity, guestsOf } from './detail.ts'
import { EventHead } from './EventHead.tsx'
import { AgendaItems, People, RelatedRows } from './EventParts.tsx'
import { seatsText } from './MeetingView.tsx'

/** An activity at the venue, alone or as a series with the activities it contains. */
export function ActivityView({
  activity,
  html,
  agenda,
  contained,
  parent,
  related,
  previous,
  next,
}: ActivityViewProps) {
  const page = usePage()
  const { t } = page
  const entry = { ...entryOfActivity(activity), cover: activity.cover }
  const isSeries = activity.containedCount > 0
  const [, second] = activity.pictures
  return (
    <div className="wrap">
      <Crumbs
        items={[
          isSeries
            ? { label: t('agenda:series'), href: page.href('/activity/contain') }
            : { label: t('agenda:title.activity'), href: page.href('/activity') },
          ...(parent ? [{ label: parent.title, href: page.href(scheduleItemPath(parent)) }] : []),
          { label: activity.title },
        ]}
      />
      <EventHead
        entry={entry}
        tags={[activity.kindName, activity.topic]}
        bookAt={
          activity.admission === 'OPEN' ? null : page.href('/ticket/ticket-detail', { activityId: activity.activityId })
        }
        hasWaitingList={!isSeries && activity.admission !== 'OPEN' && typeof activity.isWaiting === 'boolean'}
        facts={[
          {
            label: t('agenda:fact.place'),
            value: placeText(page, activity),
          },
          { label: t('agenda:fact.host'), value: activity.hostName },
          { label: t('agenda:fact.admission'), value: t(`agenda:admission.${activity.admission}`) },
          ...(typeof activity.seatsLeft === 'number'
            ? [{ label: t('agenda:fact.seats'), value: seatsText(page, activity.seatsLeft), when: 'next' as const }]
            : []),
        ]}
      />
      {contained.length > 0 && (
        <Section
          id="contained"
          title={t('agenda:inSeries')}
          sub={t('agenda:contains', { count: contained.length })}
          more={{
            label: t('agenda:seriesList'),
            href: page.href(`/activity/contain/detail/list/${activity.activityId}`),
          }}
        >
          <ol className="agenda related-rows">
            {contained.map((each) => (
              <AgendaRow key={each.id} entry={each} dated />
            ))}
          </ol>
        </Section>
      )}
      <div className="two">
        <div>
          <Section id="about" title={t('agenda:about.activity')}>
            <Prose html={html} />
            {second && (
              <figure className="pic pic-16 about-pic">
                <Picture media={second} widths={[640, 960]} sizes="(min-width: 60rem) 56vw, 94vw" />
              </figure>
            )}
          </Section>
        </div>
        <div>
          <AgendaItems
            items={agenda}
            pagePath={({ kind, agendaId }) =>
              kind === 'COURSE' ? `/ucan/coursedetail/${agendaId}` : `/ucan/agendadetail/${agendaId}`
            }
          />
          <People title={t('agenda:guests')} guests={guestsOf(activity.guests, agenda)} />
        </div>
      </div>
      <RelatedRows title={t('agenda:related.activity')} entries={related} />
      {!isSeries && (
        <Neighbours
          base="/activity/detail"
          previous={previous}
          next={next}
          labels={[t('agenda:previous'), t('agenda:next')]}
        />
      )}
    </div>
  )
}
