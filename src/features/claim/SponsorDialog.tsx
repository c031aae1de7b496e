import { useCallback } from 'react'
import type { Call } from '../../api/client.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { LogoTile } from '../../components/LogoTile.tsx'
import { enterprise, type Sponsor } from '../../contract/enterprise.ts'
import type { PageContext } from '../../lib/page.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { ClaimSkeleton } from './ClaimSkeleton.tsx'

interface Props {
  page: PageContext
  call: Call
  exhibitsId: string
  onClose: () => void
}

/** The exhibitors that stand behind an exhibit: those who look after its entry (Spec 7, "claim/sponsor/list"). */
export function SponsorDialog({ page, call, exhibitsId, onClose }: Props) {
  const { t, format, zone } = page
  const ask = useCallback(() => call(enterprise.sponsors, { exhibitsId }), [call, exhibitsId])
  const { answer, again } = useAnswer<Sponsor[]>(ask)
  return (
    <Dialog title={t('claim:sponsors')} close={t('common:close')} onClose={onClose}>
      {answer === null ? (
        <ClaimSkeleton page={page} />
      ) : !answer.ok ? (
        <ErrorNote page={page} text={answer.message} again={again} />
      ) : answer.data.length === 0 ? (
        <p>{t('claim:noSponsors')}</p>
      ) : (
        <>
          <p className="small muted">{t('claim:sponsorsWhy')}</p>
          <ul className="claim-by">
            {answer.data.map(({ exhibitorId, exhibitorName, logo, claimTime }) => (
              <li key={exhibitorId} className="byline">
                <LogoTile page={page} url={logo.url} />
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
