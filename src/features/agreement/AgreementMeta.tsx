import type { AgreementSummary } from '@fair/contract/agreement.ts'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'

/** Version and date of an agreement. */
export function AgreementMeta({ agreement }: { agreement: AgreementSummary }) {
  const { t } = usePage()
  return (
    <span className="meta small faint">
      <span>{t('pages:agreementVersion', { version: agreement.version })}</span>
      <span>
        {t('pages:agreementUpdated')} <Time iso={agreement.updateTime} show="date" />
      </span>
    </span>
  )
}
