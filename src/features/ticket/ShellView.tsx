import { FormSkeleton } from '../../ui/form/FormShell.tsx'
import type { PageContext } from '../../ui/page.ts'
import { SHELLS, type Shell } from './shells.ts'

/** A page of the visitor's own tickets and orders as it is prerendered: heading, and the place of its island. */
export function ShellView({ page, shell }: { page: PageContext; shell: Shell }) {
  const { t } = page
  return (
    <div className="wrap">
      <header className="page-head no-print">
        <div>
          <h1>{t(`ticket:shell.${shell}.title`)}</h1>
          <p>{t(`ticket:shell.${shell}.lede`)}</p>
        </div>
      </header>
      <div className="tk-place" data-island={SHELLS[shell].island} data-now="*" data-texts="common errors form ticket">
        <FormSkeleton page={page} />
        <noscript>
          <p className="kept">{t('ticket:noscript')}</p>
        </noscript>
      </div>
    </div>
  )
}
