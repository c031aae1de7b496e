import type { PageContext } from '../../ui/page.ts'

/** The prerendered page: it holds nothing that is not published, only the place where the island asks for it. */
export function PreviewShell({ page, title }: { page: PageContext; title: string }) {
  const { t } = page
  return (
    <div data-island="preview" data-now="*" data-texts="blocks common errors home micro preview">
      <div className="wrap">
        <header className="page-head">
          <h1>{title}</h1>
          <p>{t('preview:description')}</p>
        </header>
        <div className="preview-wait needs-js" />
        <noscript>
          <p>{t('preview:noscript')}</p>
        </noscript>
      </div>
    </div>
  )
}
