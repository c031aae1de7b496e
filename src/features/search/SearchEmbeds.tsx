import { usePage } from '../../components/usePage.ts'
import { embedCode } from '../../domain/embed.ts'
import { CARD_VIEWS, isCardView } from './cards.ts'

interface Props {
  /** The origin of the site, without a trailing slash. */
  origin: string
}

/** For webmasters: the card views (cards.ts), each with the code that embeds it in another site. */
export function SearchEmbeds({ origin }: Props) {
  const { t, href } = usePage()
  return (
    <details className="section find-embeds">
      <summary className="link">{t('search:embed.title')}</summary>
      <p className="small muted">{t('search:embed.why')}</p>
      <ul>
        {Object.keys(CARD_VIEWS)
          .filter(isCardView)
          .map((view) => {
            const title = t(CARD_VIEWS[view].title)
            const path = href(`/search/component/${view}`)
            return (
              <li key={view}>
                <p>
                  <b>{title}</b>{' '}
                  <a className="link" href={path}>
                    {t('search:embed.see')}
                    <span className="visually-hidden">: {title}</span>
                  </a>
                </p>
                <textarea
                  className="input"
                  readOnly
                  rows={3}
                  spellCheck={false}
                  aria-label={t('search:embed.code', { card: title })}
                  value={embedCode({ address: origin + path, title })}
                />
              </li>
            )
          })}
      </ul>
    </details>
  )
}
