import { enterprise } from '@fair/contract/enterprise.ts'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { AccountSection } from './AccountSection.tsx'

/** The entries at the fair that the visitor has claimed for the company, with the status of each claim. */
export function ClaimSection() {
  const page = usePage()
  const { t, format, zone } = page
  const request = useEndpoint(enterprise.claims, {})
  return (
    <AccountSection title={t('claim:mine')} request={request}>
      {(claims) =>
        claims.length === 0 ? (
          <>
            <p className="small">{t('claim:noMine')}</p>
            <p>
              <a className="link" href={page.href('/exhibitor/more')}>
                {t('claim:toExhibitors')}
              </a>
            </p>
          </>
        ) : (
          <ul className="pc-lines">
            {claims.map(({ exhibitorId, exhibitorName, state, claimTime }) => (
              <li key={exhibitorId}>
                <div>
                  <h3>
                    <a href={page.href(`/exhibitor/detail/${exhibitorId}`)}>{exhibitorName}</a>
                  </h3>
                  {claimTime && <p className="small">{t('claim:since', { time: format.date(claimTime, zone) })}</p>}
                </div>
                <Tag kind={state === 'MINE' ? 'ok' : state === 'PENDING' ? 'warn' : 'plain'}>
                  {t(`claim:state.${state}`)}
                </Tag>
              </li>
            ))}
          </ul>
        )
      }
    </AccountSection>
  )
}
