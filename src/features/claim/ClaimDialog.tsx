import { catalogue } from '@fair/contract/catalogue.ts'
import { type Claim, enterprise } from '@fair/contract/enterprise.ts'
import { useCallback, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { readAuthorization } from '../../stores/session-storage.ts'
import { type Answer, useAnswer } from '../shared/form/useAnswer.ts'
import { EnterpriseFacts } from '../shared/personal/EnterpriseFacts.tsx'
import { RequestState } from '../shared/RequestState.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { ClaimSkeleton } from './ClaimSkeleton.tsx'

interface Props {
  exhibitorId: string
  onLogin: () => void
  onClose: () => void
}

interface ClaimState {
  claim: Claim
  /** How many exhibits belong to the entry; null if the platform does not report it. */
  count: number | null
  /** The company behind it; null if the platform does not report it. */
  enterpriseId: string | null
}

const KINDS = { UNCLAIMED: 'plain', PENDING: 'warn', MINE: 'ok', CLAIMED: 'ok' } as const

/** The status of an exhibitor's entry, and the form to claim it for the visitor's company. */
export function ClaimDialog({ exhibitorId, onLogin, onClose }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const load = useCallback(async (): Promise<Answer<ClaimState>> => {
    const [claim, count, exhibitor] = await Promise.all([
      call(enterprise.claim, { exhibitorId }),
      call(enterprise.claimCount, { exhibitorId }),
      call(catalogue.exhibitor, { exhibitorId }),
    ])
    if (!claim.ok) return claim
    const enterpriseId = exhibitor.ok ? exhibitor.data.enterpriseId : null
    return { ok: true, data: { claim: claim.data, count: count.ok ? count.data : null, enterpriseId } }
  }, [call, exhibitorId])
  const request = useAnswer(load)
  const { answer } = request
  const [sent, setSent] = useState<Claim | null>(null)
  return (
    <Dialog wide title={t('claim:title')} close={t('common:close')} onClose={onClose}>
      {!answer?.ok ? (
        <RequestState request={request} skeleton={<ClaimSkeleton />} />
      ) : (
        <>
          <Stand claim={sent ?? answer.data.claim} count={answer.data.count} />
          {answer.data.enterpriseId && <EnterpriseFacts id={answer.data.enterpriseId} />}
          {(sent ?? answer.data.claim).state === 'UNCLAIMED' &&
            (readAuthorization() === null ? (
              <p className="btn-row">
                <button className="btn btn-primary" type="button" onClick={onLogin}>
                  {t('claim:login')}
                </button>
              </p>
            ) : (
              <ClaimForm exhibitorId={exhibitorId} onSent={setSent} onStale={request.refresh} />
            ))}
        </>
      )}
    </Dialog>
  )
}

function Stand({ claim, count }: Omit<ClaimState, 'enterpriseId'>) {
  const page = usePage()
  const { t, format, zone } = page
  const { state, claimTime } = claim
  return (
    <div className="claim" role="status">
      <p className="tags">
        <Tag kind={KINDS[state]}>{t(`claim:state.${state}`)}</Tag>
        {claimTime && <span className="small muted">{t('claim:since', { time: format.date(claimTime, zone) })}</span>}
      </p>
      <p>{t(`claim:why.${state}`)}</p>
      {count !== null && count > 0 && <p>{t('claim:exhibits', { count, n: format.number(count) })}</p>}
      {(state === 'PENDING' || state === 'MINE') && (
        <p>
          <a className="link" href={page.href('/personal-center/account-setting')}>
            {t('claim:toMine')}
          </a>
        </p>
      )}
    </div>
  )
}
