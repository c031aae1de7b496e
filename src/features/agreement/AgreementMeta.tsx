import type { AgreementBrief } from '../../contract/agreement.ts'
import type { PageContext } from '../../ui/page.ts'
import { Time } from '../../ui/Time.tsx'

/** Version and date of an agreement. */
export function AgreementMeta({ page, agreement }: { page: PageContext; agreement: AgreementBrief }) {
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
