import type { EntryKind, ScheduleEntry } from '../../contract/schedule.ts'
import type { KeptPlan } from '../../state/plan-keep.ts'
import { zoneLine } from '../../ui/clock-times.ts'
import { saveCalendar } from '../../ui/entry-calendar.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { PageContext } from '../../ui/page.ts'
import { QueryLink } from '../../ui/QueryLink.tsx'
import type { QueryState } from '../../ui/useQuery.ts'
import { PLAN_SHOWS, PLAN_VIEWS, type PlanAddress } from './plan-address.ts'
import type { PlanSource } from './plan-load.ts'

interface Props {
  page: PageContext
  at: QueryState
  address: PlanAddress
  source: PlanSource
  plan: KeptPlan
  /** What is shown of it. */
  entries: readonly ScheduleEntry[]
  mine: string
  seen: boolean
  onFeed: () => void
}

/** Views, filters, and the ways out of the page: paper, a file, the visitor's own calendar program. */
export function PlanBar({ page, at, address, source, plan, entries, mine, seen, onFeed }: Props) {
  const { t } = page
  const now = new Date(plan.time)
  const usual = source === 'calendar' ? 'week' : 'list'
  const kinds = kindsOf(plan.entries)
  return (
    <div className="plan-head">
      <div className="plan-line">
        <nav className="seg" aria-label={t('plan:views')}>
          {PLAN_VIEWS.map((view) => (
            <QueryLink
              key={view}
              at={at}
              to={{ view: view === usual ? null : view, id: null }}
              current={view === address.view}
            >
              {t(`plan:view.${view}`)}
            </QueryLink>
          ))}
        </nav>
        {source === 'schedule' && (
          <nav className="seg" aria-label={t('plan:shows')}>
            {PLAN_SHOWS.map((show) => (
              <QueryLink
                key={show}
                at={at}
                to={{ show: show === 'all' ? null : show, id: null }}
                current={show === address.show}
              >
                {t(`plan:show.${show}`)}
              </QueryLink>
            ))}
          </nav>
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
                className="filter-tag"
              >
                {t(`plan:kind.${kind}`)}
                {isOn && <Icon name="x" small />}
              </QueryLink>
            )
          })}
        </nav>
      )}
      <p className="small muted">
        {t('plan:zones', { fair: zoneLine(page.language, now, page.zone), mine: zoneLine(page.language, now, mine) })}
      </p>
    </div>
  )
}

const kindsOf = (entries: readonly ScheduleEntry[]): EntryKind[] => [...new Set(entries.map(({ kind }) => kind))].sort()
