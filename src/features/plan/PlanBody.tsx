import { useEffect } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'
import type { QueryState } from '../../components/useQuery.ts'
import { ownZone } from '../../lib/zone.ts'
import type { StoredPlan } from '../../stores/plan-keep.ts'
import { PlanBar } from './PlanBar.tsx'
import { PlanDay } from './PlanDay.tsx'
import { PlanList } from './PlanList.tsx'
import { PlanReminders } from './PlanReminders.tsx'
import { PlanWeek } from './PlanWeek.tsx'
import type { PlanAddress } from './plan-address.ts'
import type { PlanSource } from './plan-load.ts'
import { planDays, shownEntries, usualDay } from './plan-model.ts'
import type { PlanActions, ViewProps } from './plan-view.ts'
import { useWalks } from './use-walks.ts'

export interface PlanProps extends PlanActions {
  at: QueryState
  address: PlanAddress
  source: PlanSource
  plan: StoredPlan
  /** Loaded from the device, without a network: nothing can be changed. */
  seen: boolean
  now: Date
}

/** The visitor's plan: bar, entries that begin soon, and the view that the address names. */
export function PlanBody(props: PlanProps & { again: () => void; onFeed: () => void }) {
  const page = usePage()
  const { at, address, source, plan, seen, now, again, onFeed } = props
  const { t, format, zone } = page
  const mine = ownZone(zone, plan.timeZone)
  const entries = shownEntries(plan.entries, address)
  const days = planDays(plan.entries, plan.fair, zone)
  const day = address.day ?? usualDay(days, now, zone)
  useEffect(() => {
    if (address.entry) document.getElementById(`entry-${address.entry}`)?.scrollIntoView({ block: 'center' })
  }, [address.entry])
  const walks = useWalks(page, plan.entries)
  const view: ViewProps = { ...props, entries, all: plan.entries, mine, walks, entry: address.entry }
  const actions = [
    { label: t('plan:toMeetings'), href: page.href('/meeting') },
    { label: t('plan:toExhibitors'), href: page.href('/exhibitor') },
  ]
  return (
    <div className="plan">
      {seen && (
        <div className="plan-seen" role="status">
          <p>{t('plan:seen', { time: format.dateTime(plan.time, mine) })}</p>
          <button className="link" type="button" onClick={again}>
            {t('common:retry')}
          </button>
        </div>
      )}
      <PlanReminders entries={plan.entries} now={now} />
      <PlanBar {...{ at, address, source, plan, mine, days, day, onFeed, seen, entries }} />
      {plan.entries.length === 0 ? (
        <EmptyState title={t('plan:empty')} description={t('plan:emptyWhy')} actions={actions} />
      ) : entries.length === 0 ? (
        <EmptyState title={t('plan:none')} description={t('plan:noneWhy')} actions={[]}>
          <p className="btn-row">
            <button className="btn btn-primary" type="button" onClick={() => at.go({ show: null, kind: null })}>
              {t('plan:showAll')}
            </button>
          </p>
        </EmptyState>
      ) : address.view === 'list' ? (
        <PlanList {...view} />
      ) : address.view === 'day' ? (
        <PlanDay {...view} day={day} days={days} at={at} />
      ) : (
        <PlanWeek {...view} day={day} at={at} />
      )}
    </div>
  )
}
