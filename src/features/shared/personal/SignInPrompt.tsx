import { EmptyState } from '../../../components/EmptyState.tsx'
import { usePage } from '../../../components/usePage.ts'

/** Shown on a page of the personal center before the login. */
export function SignInPrompt({ login }: { login: () => void }) {
  const page = usePage()
  const { t } = page
  return (
    <EmptyState
      illustration="closed"
      title={t('personal:signIn.title')}
      description={t('personal:signIn.why')}
      actions={[]}
    >
      <p className="btn-row">
        <button className="btn btn-primary" type="button" onClick={login}>
          {t('common:login')}
        </button>
        <a className="btn btn-2" href={page.href('/')}>
          {t('common:home')}
        </a>
      </p>
    </EmptyState>
  )
}
