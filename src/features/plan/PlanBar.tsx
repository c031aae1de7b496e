import type { Zone } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'
import type { EntryKind, ScheduleEntry } from '@fair/contract/schedule.ts'
import { Icon } from '../../components/Icon.tsx'
import { QueryLink } from '../../components/QueryLink.tsx'
import { QueryTabs } from '../../components/QueryTabs.tsx'
import { usePage } from '../../components/usePage.ts'
import type { QueryState } from '../../components/useQuery.ts'
import { zoneLine } from '../../lib/zone.ts'
import type { StoredPlan } from '../../stores/plan-keep.ts'
import { saveCalendar } from '../shared/schedule-calendar.ts'
import { PLAN_SHOWS, PLAN_VIEWS, type PlanAddress } from './plan-address.ts'
import type { PlanSource } from './plan-load.ts'

interface Props {
  at: QueryState
  address: PlanAddress
  source: PlanSource
  plan: StoredPlan
  /** The entries shown. */
  entries: readonly ScheduleEntry[]
  mine: Zone
  seen: boolean
  onFeed: () => void
}

/** Views, filters, and exports: printing, a file, the visitor's own calendar program. */
export function PlanBar({ at, address, source, plan, entries, mine, seen, onFeed }: Props) {
  const page = usePage()
  const { t } = page
  // The clocks may change before the fair.
  const moment = dateOf(entries[0]?.startTime ?? plan.time)
  const fair = zoneLine(page.language, moment, page.zone)
  const usual = source === 'calendar' ? 'week' : 'list'
  const kinds = kindsOf(plan.entries)
  return (
    <div className="plan-head">
      <div className="plan-line">
        <QueryTabs
          at={at}
          label={t('plan:views')}
          values={PLAN_VIEWS}
          current={address.view}
          to={(view) => ({ view: view === usual ? null : view, id: null })}
          className="segments"
        >
          {(view) => t(`plan:view.${view}`)}
        </QueryTabs>
        {source === 'schedule' && (
          <QueryTabs
            at={at}
            label={t('plan:shows')}
            values={PLAN_SHOWS}
            current={address.show}
            to={(show) => ({ show: show === 'all' ? null : show, id: null })}
            className="segments"
          >
            {(show) => t(`plan:show.${show}`)}
          </QueryTabs>
        )}
        <div className="plan-acts">
          <button className="btn btn-quiet btn-s" type="button" onClick={() => print()}>
            <Icon name="print" small />
            {t('plan:print')}
          </button>
          <button
            className="btn btn-quiet btn-s"
            type="button"
            disabled={entries.length === 0}
            onClick={() => saveCalendar(entries, page, t('plan:fileName'))}
          >
            <Icon name="download" small />
            {t('plan:save')}
          </button>
          <button className="btn btn-2 btn-s" type="button" disabled={seen} onClick={onFeed}>
            <Icon name="calendar" small />
            {t('plan:subscribe')}
          </button>
        </div>
      </div>
      {kinds.length > 1 && (
        <nav className="filter-tags" aria-label={t('plan:kinds')}>
          {kinds.map((kind) => {
            const isOn = address.kinds.includes(kind)
            const next = isOn ? address.kinds.filter((each) => each !== kind) : [...address.kinds, kind]
            return (
              <QueryLink
                key={kind}
                at={at}
                to={{ kind: next.length === 0 ? null : next.join(','), id: null }}
                current={isOn}
              >
                {t(`plan:kind.${kind}`)}
                {isOn && <Icon name="x" small />}
              </QueryLink>
            )
          })}
        </nav>
      )}
      <p className="small muted">
        {offsetLabel(moment, mine) === offsetLabel(moment, page.zone)
          ? t('plan:zone', { fair })
          : t('plan:zones', { fair, mine: zoneLine(page.language, moment, mine) })}
      </p>
    </div>
  )
}

const kindsOf = (entries: readonly ScheduleEntry[]): EntryKind[] => [...new Set(entries.map(({ kind }) => kind))].sort()
