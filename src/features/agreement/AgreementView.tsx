import { EmptyPage } from '../../components/EmptyState.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Crumbs } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { agreementPath } from '../../domain/agreement-path.ts'
import { AgreementMeta } from './AgreementMeta.tsx'
import type { AgreementViewProps } from './agreement.ts'
import { StoredNames } from './StoredNames.tsx'

/** A document to read, with its table of contents beside it. */
export function AgreementView({ agreement, contentHtml, contents, others }: AgreementViewProps) {
  const page = usePage()
  const { t } = page
  if (!agreement) return <Missing />
  return (
    <div className="wrap">
      <Crumbs
        items={[{ label: t('pages:agreementsTitle'), href: page.href('/agreements') }, { label: agreement.title }]}
      />
      <div className="reading">
        <aside className="contents">
          {contents.length > 1 && (
            <nav aria-label={t('pages:agreementContents')}>
              <h2>{t('pages:agreementContents')}</h2>
              <ol>
                {contents.map((heading) => (
                  <li key={heading.id}>
                    <a href={`#${heading.id}`}>{heading.text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </aside>
        <article>
          <header className="article-head">
            <h1>{agreement.title}</h1>
            <p>
              <AgreementMeta agreement={agreement} />
            </p>
          </header>
          <Prose html={contentHtml} />
          {agreement.agreementType === 'COOKIE' && <StoredNames />}
          {others.length > 0 && (
            <nav className="section also" aria-label={t('pages:agreementOthers')}>
              <h2>{t('pages:agreementOthers')}</h2>
              <ul>
                {others.map((each) => (
                  <li key={each.agreementId}>
                    <a className="link" href={page.href(agreementPath(each))}>
                      {each.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </article>
      </div>
    </div>
  )
}

function Missing() {
  const page = usePage()
  const { t } = page
  return (
    <EmptyPage
      title={t('pages:agreementMissing')}
      description={t('pages:agreementMissingWhy')}
      actions={[
        { label: t('pages:agreementAll'), href: page.href('/agreements') },
        { label: t('pages:toHome'), href: page.href('/') },
      ]}
    />
  )
}
