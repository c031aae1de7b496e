import type { PageContext } from '../../lib/page.ts'
import { FormShell } from '../shared/form/FormShell.tsx'
import type { AudienceProps } from './audience.ts'

/** /audience as it is prerendered: what registration is, when and where the fair is, and what one needs. */
export function AudienceView({
  page,
  fairName,
  venue,
  city,
  startTime,
  endTime,
  openFrom,
  openTo,
}: AudienceProps & { page: PageContext }) {
  const { t, format, zone } = page
  return (
    <FormShell
      page={page}
      island="preregistration"
      texts={['common', 'errors', 'form', 'preregistration']}
      title={t('preregistration:title')}
      lede={t('preregistration:lede', { fair: fairName })}
    >
      <section>
        <h2>{fairName}</h2>
        <p className="tnum">
          {format.dateRange(startTime, endTime, zone)}
          <br />
          {t('preregistration:hours', { from: openFrom, to: openTo })}
        </p>
        <p>{[venue, city].filter(Boolean).join(' · ')}</p>
      </section>
      <section>
        <h2>{t('preregistration:need')}</h2>
        <ul>
          <li>{t('preregistration:needAccount')}</li>
          <li>{t('preregistration:needCompany')}</li>
          <li>{t('preregistration:needTime')}</li>
        </ul>
      </section>
      <section>
        <h2>{t('preregistration:group')}</h2>
        <p>{t('preregistration:groupWhy')}</p>
        <p>
          <a className="link" href={page.href('/sign-group/group-category-list')}>
            {t('preregistration:groupWay')}
          </a>
        </p>
      </section>
    </FormShell>
  )
}
