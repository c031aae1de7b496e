import { usePage } from '../../components/usePage.ts'
import { relOf } from '../../lib/i18n/paths.ts'

interface Props {
  title: string
  /** Address of the detail page. */
  href: string
  /** Can be attended online. An activity takes place at the venue only. */
  isOnline: boolean
  /**
   * The booking's key ('MEETING:80001'), so that the action shows that the visitor has booked it (client/booked.ts);
   * null: nothing to book.
   */
  booking: string | null
  /** The page that books it, if that is not its own page. */
  bookAt?: string | undefined
  isRecorded: boolean
}

/**
 * The action that is possible now, at the end of a row that depends on the time: enter what is running, book what is to
 * come, watch what was recorded. A link, so that it works before any script; `#book` makes the page it leads to press
 * its button (client/after-load.ts).
 */
export function RowAction({ title, href, isOnline, booking, bookAt, isRecorded }: Props) {
  const { t } = usePage()
  const actions = [
    { when: 'now', isPossible: isOnline, text: t('common:rowAct.enter'), to: href },
    { when: 'next', isPossible: booking !== null, text: t('common:rowAct.book'), to: bookAt ?? `${href}#book` },
    { when: 'past', isPossible: isRecorded, text: t('common:rowAct.watch'), to: `${href}#replays` },
  ]
  return actions
    .filter(({ isPossible }) => isPossible)
    .map(({ when, text, to }) => (
      <a
        key={when}
        className={when === 'now' ? 'btn btn-primary btn-s' : 'btn btn-2 btn-s'}
        data-when={when}
        data-booking={when === 'next' ? booking : undefined}
        href={to}
        rel={relOf(to)}
      >
        {text}
        <span className="visually-hidden">{title}</span>
      </a>
    ))
}
