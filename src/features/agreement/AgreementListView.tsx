import type { AgreementSummary } from '@fair/contract/agreement.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { agreementPath } from '../../domain/agreement-path.ts'
import { AgreementMeta } from './AgreementMeta.tsx'

interface Props {
  siteName: string
  agreements: readonly AgreementSummary[]
}

/** /agreements: every document that applies, with its version. */
export function AgreementListView({ siteName, agreements }: Props) {
  const page = usePage()
  const { t } = page
  const externalLinks = { label: t('externalLink:knownTitle'), href: page.href('/external-link') }
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('pages:agreementsTitle')}</h1>
        {agreements.length > 0 && <p>{t('pages:agreementsLede', { site: siteName })}</p>}
      </header>
      {agreements.length === 0 ? (
        <EmptyState
          title={t('pages:agreementMissing')}
          description={t('pages:agreementMissingWhy')}
          actions={[{ label: t('pages:toHome'), href: page.href('/') }, externalLinks]}
        />
      ) : (
        <ul className="documents">
          {agreements.map((agreement) => (
            <li key={agreement.agreementId}>
              <a href={page.href(agreementPath(agreement))}>
                <b>{agreement.title}</b>
                <AgreementMeta agreement={agreement} />
                <Icon name="right" />
              </a>
            </li>
          ))}
          <li>
            <a href={externalLinks.href}>
              <b>{externalLinks.label}</b>
              <Icon name="right" />
            </a>
          </li>
        </ul>
      )}
    </div>
  )
}
