import { appointment } from '@fair/contract/appointment.ts'
import { msOf } from '@fair/contract/rules/instant.ts'
import { type ScheduleEntry, schedule } from '@fair/contract/schedule.ts'
import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { joinFacts, Tag } from '../../components/parts.tsx'
import { isRefusal } from '../../domain/errors.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { hoursIn } from '../shared/clock-times.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { dialogSheet } from '../shared/style-sheets.ts'

const KINDS = { BOOKED: 'ok', WAITING: 'warn', ENDED: 'plain', CANCELLED: 'bad', FOLLOWED: 'plain' } as const

/** The activities that the visitor has booked: upcoming ones first, then past ones. */
export function BookedActivities() {
  const { page, recount } = usePersonal()
  const { t, format, zone } = page
  const [leaving, setLeaving] = useState<ScheduleEntry | null>(null)
  const request = useEndpoint(schedule.list, {})
  const { answer, refresh } = request
  if (!answer?.ok) return <RequestState request={request} title={t('personal:failed')} />
  const entries = bookedActivities(answer.data)
  if (entries.length === 0) {
    const actions = [{ label: t('personal:toActivities'), href: page.href('/activity') }]
    return (
      <EmptyState title={t('personal:activity.none')} description={t('personal:activity.noneWhy')} actions={actions} />
    )
  }
  return (
    <>
      <p className="pc-count">{t('personal:activity.count', { count: entries.length })}</p>
      <ul className="pc-list">
        {entries.map((entry) => (
          <li key={entry.entryId} className="pc-row pc-plain">
            <div>
              <h2 className="pc-name">
                <a href={page.href(`/activity/detail/${entry.businessId}`)}>{entry.title}</a>{' '}
                <Tag kind={KINDS[entry.state]}>{t(`personal:activity.state.${entry.state}`)}</Tag>
              </h2>
              <p className="small tnum">
                {format.dateRange(entry.startTime, entry.endTime, zone)} {hoursIn(page, entry, zone)}
              </p>
              <p className="small faint">{joinFacts(entry.place, entry.hostName)}</p>
            </div>
            {entry.appointmentId && (entry.state === 'BOOKED' || entry.state === 'WAITING') && (
              <button
                className="btn btn-2 btn-s"
                type="button"
                aria-label={t('personal:activity.cancelName', { name: entry.title })}
                onClick={() => void dialogSheet().then(() => setLeaving(entry))}
              >
                {t('personal:activity.cancel')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <CancelDialog
          entry={leaving}
          onRefused={refresh}
          close={(isDone) => {
            setLeaving(null)
            if (!isDone) return
            recount()
            refresh()
          }}
        />
      )}
    </>
  )
}

/** Booked activities of a schedule: upcoming ones by their start, then those that are over or cancelled. */
function bookedActivities(entries: readonly ScheduleEntry[]): ScheduleEntry[] {
  const isOver = ({ state }: ScheduleEntry) => Number(state === 'ENDED' || state === 'CANCELLED')
  return entries
    .filter(({ kind, state }) => kind === 'ACTIVITY' && state !== 'FOLLOWED')
    .toSorted((a, b) => isOver(a) - isOver(b) || msOf(a.startTime) - msOf(b.startTime))
}

interface CancelProps {
  entry: ScheduleEntry
  close: (isDone: boolean) => void
  /** The platform has refused it: the activity may have been cancelled elsewhere. */
  onRefused: () => void
}

function CancelDialog({ entry, close, onRefused }: CancelProps) {
  const { page, call } = useIsland()
  const { t } = page
  return (
    <Dialog title={t('personal:activity.cancel')} close={t('common:close')} onClose={() => close(false)}>
      <ShortForm
        submit={t('personal:activity.cancel')}
        after={
          <button className="btn btn-2" type="button" data-first="" onClick={() => close(false)}>
            {t('personal:activity.keep')}
          </button>
        }
        send={() => call(appointment.cancel, { appointmentId: entry.appointmentId ?? '' })}
        onSent={() => {
          showToast({ text: t('personal:activity.cancelled') })
          close(true)
        }}
        onFailed={(failure) => isRefusal(failure) && onRefused()}
      >
        <p>{t('personal:activity.cancelAsk', { name: entry.title })}</p>
      </ShortForm>
    </Dialog>
  )
}
