import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'

interface Props {
  target: 'HOME' | 'LOGIN' | 'MICRO_PAGE' | 'EXHIBITOR_GROUP' | 'REVIEW'
  /** The published page; null if there is none. */
  published: string | null
  onLeave: () => void
}

/** Marks the page as a preview, with a button to leave it. */
export function PreviewBar({ target, published, onLeave }: Props) {
  const { t } = usePage()
  return (
    <aside className="preview-bar" aria-label={t('preview:title')}>
      <p>
        <Icon name="eye" small />
        <b>{t(`preview:${target}`)}</b>
        <span>{t('preview:bar')}</span>
      </p>
      <p className="btn-row">
        {published !== null && (
          <a className="btn btn-2 btn-s" href={published}>
            {t('preview:published')}
          </a>
        )}
        <button className="btn btn-2 btn-s" type="button" onClick={onLeave}>
          {t('preview:leave')}
        </button>
      </p>
    </aside>
  )
}
