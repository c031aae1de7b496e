import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'

/** Beside the heading of the inquiry hall: links to the visitor's inquiries and to a new one. */
export function HallTools() {
  const page = usePage()
  const { t } = page
  return (
    <div className="btn-row push">
      <a className="btn btn-2" href={page.href('/personal-center/inquiry')}>
        {t('inquiry:mine')}
      </a>
      <a className="btn btn-primary" href={page.href('/business/publish-inquiry')}>
        <Icon name="plus" small />
        {t('inquiry:write')}
      </a>
    </div>
  )
}
