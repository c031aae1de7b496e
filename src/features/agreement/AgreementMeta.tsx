import { Time } from '../../components/Time.tsx'
import type { AgreementSummary } from '../../contract/agreement.ts'
import type { PageContext } from '../../lib/page.ts'

/** Version and date of an agreement. */
export function AgreementMeta({ page, agreement }: { page: PageContext; agreement: AgreementSummary }) {
  const { t } = page
  return (
    <span className="meta small faint">
      <span>{t('pages:agreementVersion', { version: agreement.version })}</span>
      <span>
        {t('pages:agreementUpdated')} <Time page={page} iso={agreement.updateTime} show="date" />
      </span>
    </span>
  )
}
