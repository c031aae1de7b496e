import type { PageContext } from '../../lib/page.ts'
import { FormShell } from '../shared/form/FormShell.tsx'
import { SIGN_TITLES, type SignView } from './sign-views.ts'

/** A page of /sign-group as it is prerendered. */
export function SignGroupView({ page, view }: { page: PageContext; view: SignView }) {
  const { t } = page
  const name = SIGN_TITLES[view]
  return (
    <FormShell
      page={page}
      island="sign-group"
      texts={['common', 'errors', 'form', 'signgroup']}
      view={view}
      title={t(`signgroup:title.${name}`)}
      lede={t(`signgroup:lede.${name}`)}
    />
  )
}
