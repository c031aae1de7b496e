import { type PreregistrationPreview, preregistration } from '@fair/contract/preregistration.ts'
import { usePage } from '../../components/usePage.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { ReviewLines } from '../shared/form/ReviewLines.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'

/** The data in the record so far, as it will be on the badge (Spec 7, preregistrationPreview). */
export function RegistrationPreview() {
  useIsland()
  const request = useEndpoint(preregistration.preview, {})
  const { answer } = request
  if (!answer?.ok) return <RequestState request={request} />
  return (
    <>
      <Badge {...answer.data.badge} />
      <ReviewLines sections={answer.data.sections} />
    </>
  )
}

/** The badge as it will be printed. */
export function Badge({ holderName, company, identityName }: {} & PreregistrationPreview['badge']) {
  const page = usePage()
  return (
    <figure className="badge-card">
      <figcaption>{page.t('preregistration:badge')}</figcaption>
      <b>{holderName}</b>
      <span>{company}</span>
      <span className="tag">{identityName}</span>
    </figure>
  )
}
