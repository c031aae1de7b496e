import { noonOf } from './agenda.ts'
import { withChosen } from './agenda-address.ts'
import { type AgendaModel, hrefTo } from './agenda-list.ts'

/**
 * A tab a day. The address asks for the day; its fragment leads to the day on this page, which is what the link does
 * without script.
 */
export function AgendaDays({ model }: { model: AgendaModel }) {
  const { page, days, state, today } = model
  const { t, format } = page
  if (days.length < 2) return null
  const chosen = state.chosen.date
  return (
    <nav className="days" aria-label={t('agenda:days')}>
      <a
        href={hrefTo(model, withChosen(state, 'date', []))}
        rel="nofollow"
        aria-current={chosen.length === 0 && !state.byExhibitor ? 'true' : undefined}
        data-key="day:all"
      >
        {t('agenda:allDays')}
      </a>
      {days.map(({ value, count }) => (
        <a
          key={value}
          href={`${hrefTo(model, withChosen(state, 'date', [value]))}#d-${value}`}
          rel="nofollow"
          aria-current={chosen.includes(value) ? 'true' : undefined}
          aria-disabled={count === 0 ? true : undefined}
          data-key={`day:${value}`}
        >
          <b>{Number(value.slice(8))}</b>
          {format.weekday(noonOf(value), 'UTC')}
          <span data-today={value} hidden={value !== today}>
            · {t('agenda:today')}
          </span>
          <span className="number" aria-hidden="true">
            {format.number(count)}
          </span>
        </a>
      ))}
    </nav>
  )
}
