import { useCallback } from 'react'
import type { Call } from '../../api/client.ts'
import { type PreregistrationPreview, preregistration } from '../../contract/preregistration.ts'
import type { PageContext } from '../../lib/page.ts'
import { ReviewLines } from '../shared/form/ReviewLines.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'

interface Props {
  page: PageContext
  call: Call
}

/** What stands in the record so far and will stand on the badge (Spec 7, preregistrationPreview). */
export function RegistrationPreview({ page, call }: Props) {
  const { t } = page
  const ask = useCallback(() => call(preregistration.preview, {}), [call])
  const { answer, again } = useAnswer<PreregistrationPreview>(ask)
  if (answer === null) return <div className="skeleton skeleton-text" role="status" aria-label={t('common:loading')} />
  if (!answer.ok) {
    return (
      <p className="error-text">
        <span>{answer.message}</span>
        <button className="link" type="button" onClick={again}>
          {t('common:retry')}
        </button>
      </p>
    )
  }
  return (
    <>
      <Badge page={page} {...answer.data.badge} />
      <ReviewLines sections={answer.data.sections} />
    </>
  )
}

/** The badge as it will be printed. */
export function Badge({
  page,
  holderName,
  company,
  identityName,
}: { page: PageContext } & PreregistrationPreview['badge']) {
  return (
    <figure className="badge-card">
      <figcaption>{page.t('preregistration:badge')}</figcaption>
      <b>{holderName}</b>
      <span>{company}</span>
      <span className="tag">{identityName}</span>
    </figure>
  )
}
