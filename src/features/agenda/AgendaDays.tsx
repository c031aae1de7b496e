import { dateOf } from '@fair/contract/rules/instant.ts'
import { dayKey, noonOf } from '@fair/contract/rules/time.ts'
import { hrefWith, type ListModel } from '../shared/list/list-model.ts'

/**
 * One tab per day. The link's query requests the day. Its fragment points to the day on this page, and works without
 * script.
 */
export function AgendaDays({ model }: { model: ListModel }) {
  const { page, groups, state } = model
  const { t, format } = page
  const days = groups.find(({ name }) => name === 'date')?.nodes ?? []
  if (days.length < 2) return null
  const { date: chosen = [], ...others } = state.chosen
  const today = dayKey(dateOf(page.now), page.zone)
  return (
    <nav className="days" aria-label={t('agenda:days')}>
      <a
        href={hrefWith(model, { chosen: others, byExhibitor: false })}
        rel="nofollow"
        aria-current={chosen.length === 0 && !state.byExhibitor ? 'true' : undefined}
        data-key="day:all"
      >
        {t('agenda:allDays')}
      </a>
      {days.map(({ value, count }) => (
        <a
          key={value}
          href={`${hrefWith(model, { chosen: { ...others, date: [value] }, byExhibitor: false })}#d-${value}`}
          rel="nofollow"
          aria-current={chosen.includes(value) ? 'true' : undefined}
          aria-disabled={count === 0 ? true : undefined}
          data-key={`day:${value}`}
        >
          <b>{Number(value.slice(8))}</b>
          {format.weekday(noonOf(value), 'UTC')}
          {/* Built on one day, read on another: client/by-clock.ts moves the marker. */}
          <span data-today={value} hidden={value !== today} suppressHydrationWarning>
            {`· ${t('agenda:today')}`}
          </span>
          <span className="number" aria-hidden="true">
            {format.number(count)}
          </span>
        </a>
      ))}
    </nav>
  )
}
