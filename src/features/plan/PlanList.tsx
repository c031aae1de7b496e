import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { PlanTable } from './PlanTable.tsx'
import { WayOfDay } from './PlanWalkLine.tsx'
import { planGroups } from './plan-model.ts'
import { dayTitle, type ViewProps } from './plan-view.ts'

/** Now and next first, then day by day. Past and cancelled entries are collapsed at the end. */
export function PlanList(view: ViewProps) {
  const page = usePage()
  const { entries, now } = view
  const { t } = page
  return planGroups(entries, now, page.zone).map(({ kind, day, entries: rows }) => {
    const title = kind === 'day' ? dayTitle(page, day) : t(`plan:group.${kind}`)
    const key = `${kind} ${day}`
    const table = <PlanTable {...view} rows={rows} label={title} dated={kind !== 'day'} />
    if (kind === 'past') {
      const isOpen = rows.some(({ entryId }) => entryId === view.entry)
      return (
        <details key={key} className="plan-past" open={isOpen || rows.length === entries.length}>
          <summary>
            <Icon name="down" small />
            <h2>{title}</h2> <span className="faint tnum">{page.format.number(rows.length)}</span>
          </summary>
          {table}
        </details>
      )
    }
    return (
      <section key={key} className="plan-group" aria-label={title}>
        <header className="section-head">
          <h2>{title}</h2>
          <span className="sub tnum">{t('plan:count', { count: rows.length })}</span>
        </header>
        {kind === 'day' && <WayOfDay walks={view.walks} rows={rows} />}
        {table}
      </section>
    )
  })
}
