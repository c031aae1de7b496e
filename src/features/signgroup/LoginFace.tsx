import { Face } from '../../ui/Face.tsx'
import { FormFace } from '../../ui/form/FormFace.tsx'
import type { Answer } from '../../ui/form/useAnswer.ts'
import type { PageContext } from '../../ui/page.ts'

/** What a leader sees before the login. */
export function LoginFace({ page, onLogin }: { page: PageContext; onLogin: () => void }) {
  const { t } = page
  const ways = [{ label: t('signgroup:toCategories'), href: page.href('/sign-group/group-category-list') }]
  return (
    <Face drawing="closed" title={t('signgroup:loginTitle')} why={t('signgroup:loginWhy')} ways={ways}>
      <p className="btn-row">
        <button className="btn btn-primary" type="button" onClick={onLogin}>
          {t('common:login')}
        </button>
      </p>
    </Face>
  )
}

/** What could not be loaded, with a way to try again. */
export function FailedFace({
  page,
  failure,
  again,
}: {
  page: PageContext
  failure: Extract<Answer<unknown>, { ok: false }>
  again: () => void
}) {
  const drawing = failure.code === 'network' || failure.code === 'timeout' ? 'offline' : 'error'
  const ways = [{ label: page.t('signgroup:toCategories'), href: page.href('/sign-group/group-category-list') }]
  return (
    <FormFace
      page={page}
      drawing={drawing}
      title={page.t('signgroup:failed')}
      why={failure.message}
      ways={ways}
      again={again}
    />
  )
}
