import type { Failure } from '../../api/client.ts'
import { FormFace } from '../form/FormFace.tsx'
import type { PageContext } from '../page.ts'

/** What could not be loaded: the platform's own words, and a way to try again. */
export function FailedFace({ page, failure, again }: { page: PageContext; failure: Failure; again: () => void }) {
  const isNetwork = failure.code === 'network' || failure.code === 'timeout'
  return (
    <FormFace
      page={page}
      drawing={isNetwork ? 'offline' : 'error'}
      title={page.t('personal:failed')}
      why={failure.message}
      ways={[]}
      again={again}
    />
  )
}
