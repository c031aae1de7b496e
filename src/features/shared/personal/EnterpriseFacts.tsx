import { enterprise } from '@fair/contract/enterprise.ts'
import { noonOf } from '@fair/contract/rules/time.ts'
import { Facts } from '../../../components/Facts.tsx'
import { Tag } from '../../../components/parts.tsx'
import { useIsland } from '../../../islands/IslandProvider.tsx'
import { useEndpoint } from '../form/useAnswer.ts'

const KINDS = { PASSED: 'ok', PENDING: 'warn', REFUSED: 'bad', NONE: 'plain' } as const

/**
 * The platform's data about a company, and whether it has verified the company (texts `claim`); without an answer
 * nothing is shown.
 */
export function EnterpriseFacts({ id }: { id: string }) {
  const { t, format } = useIsland().page
  const { answer } = useEndpoint(enterprise.info, { id })
  if (!answer?.ok) return null
  const { data } = answer
  const founded = data.foundedOn ? format.date(noonOf(data.foundedOn), 'UTC') : null
  return (
    <details className="pc-enterprise">
      <summary>
        {data.enterpriseName}{' '}
        <Tag kind={KINDS[data.validateStatus]}>{t(`claim:register.status.${data.validateStatus}`)}</Tag>{' '}
        <span className="link">{t('claim:info')}</span>
      </summary>
      <Facts
        className="lines"
        rows={[
          [t('claim:register.code'), data.organisationCode],
          [t('claim:register.legal'), data.legalRepresentative],
          [t('claim:register.founded'), founded],
          [t('claim:register.capital'), data.registeredCapital],
          [t('claim:register.employees'), data.employees],
          [t('claim:register.address'), data.address],
        ]}
      />
    </details>
  )
}
