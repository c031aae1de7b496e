import { usePage } from '../../components/usePage.ts'
import { relOf } from '../../lib/i18n/paths.ts'

interface Props {
  title: string
  /** The detail's page. */
  href: string
  /** One enters it from here. An activity is at the venue alone. */
  isOnline: boolean
  /** What is booked ('MEETING:80001'), so that the act says where the visitor has booked it (client/booked.ts); null: nothing. */
  booking: string | null
  /** The page that books it, where its own page does not. */
  bookAt?: string | undefined
  isRecorded: boolean
}

/**
 * The act that is possible now, at the end of a row that goes by the clock: enter what runs, book what comes, watch what was
 * recorded. A link, so that it works before any script; `#book` is pressed by the page it leads to (client/after-load.ts).
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
