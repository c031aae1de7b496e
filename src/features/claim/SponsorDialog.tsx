import { enterprise } from '@fair/contract/enterprise.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { LogoTile } from '../../components/LogoTile.tsx'
import { usePage } from '../../components/usePage.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { ClaimSkeleton } from './ClaimSkeleton.tsx'

interface Props {
  exhibitsId: string
  onClose: () => void
}

/** The exhibitors responsible for an exhibit's entry (Spec 7, "claim/sponsor/list"). */
export function SponsorDialog({ exhibitsId, onClose }: Props) {
  const page = usePage()
  const { t, format, zone } = page
  const request = useEndpoint(enterprise.sponsors, { exhibitsId })
  const { answer } = request
  return (
    <Dialog title={t('claim:sponsors')} close={t('common:close')} onClose={onClose}>
      {!answer?.ok ? (
        <RequestState request={request} skeleton={<ClaimSkeleton />} />
      ) : answer.data.length === 0 ? (
        <p>{t('claim:noSponsors')}</p>
      ) : (
        <>
          <p className="small muted">{t('claim:sponsorsWhy')}</p>
          <ul className="claim-by">
            {answer.data.map(({ exhibitorId, exhibitorName, logo, claimTime }) => (
              <li key={exhibitorId} className="byline">
                <LogoTile url={logo.url} />
                <div>
                  <b>
                    <a href={page.href(`/exhibitor/detail/${exhibitorId}`)}>{exhibitorName}</a>
                  </b>
                  <p className="small muted">{t('claim:since', { time: format.date(claimTime, zone) })}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
