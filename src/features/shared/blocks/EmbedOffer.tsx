import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'

interface Props {
  code: string
  origins: readonly string[]
}

/** For webmasters: the code that embeds this page in another site. */
export function EmbedOffer({ code, origins }: Props) {
  const { t, format } = usePage()
  const hosts = format.list(origins.map((origin) => origin.replace(/^https?:\/\//, '')))
  return (
    <details className="offer">
      <summary>{t('micro:embed')}</summary>
      <p className="small muted">{t('micro:embedWhy', { origins: hosts })}</p>
      <textarea className="input" readOnly rows={5} spellCheck={false} aria-label={t('micro:embedCode')} value={code} />
      <p className="btn-row needs-js">
        <button className="btn btn-2 btn-s" type="button" data-key="copy" data-copied={t('micro:copied')}>
          <Icon name="copy" small />
          {t('micro:copy')}
        </button>
      </p>
    </details>
  )
}
