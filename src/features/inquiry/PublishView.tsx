import { FormShell } from '../../ui/form/FormShell.tsx'
import type { PageContext } from '../../ui/page.ts'
import { PUBLISH_TEXTS } from './texts.ts'

/** /business/publish-inquiry as it is prerendered: what becomes of an inquiry, beside the place of its form. */
export function PublishView({ page }: { page: PageContext }) {
  const { t } = page
  return (
    <FormShell
      page={page}
      island="publish-inquiry"
      texts={PUBLISH_TEXTS}
      title={t('inquiry:publishTitle')}
      lede={t('inquiry:publishLede')}
    >
      <section>
        <h2>{t('inquiry:how')}</h2>
        <ol>
          <li>{t('inquiry:howWrite')}</li>
          <li>{t('inquiry:howAnswers')}</li>
          <li>{t('inquiry:howClose')}</li>
        </ol>
      </section>
      <section>
        <h2>{t('inquiry:private')}</h2>
        <p>{t('inquiry:privateWhy')}</p>
      </section>
      <section>
        <p className="btn-row">
          <a className="btn btn-2" href={page.href('/business')}>
            {t('inquiry:toHall')}
          </a>
          <a className="btn btn-2" href={page.href('/personal-center/inquiry')}>
            {t('inquiry:mine')}
          </a>
        </p>
      </section>
    </FormShell>
  )
}
