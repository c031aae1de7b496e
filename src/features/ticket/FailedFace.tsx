import type { FaceProps } from '../../ui/Face.tsx'
import { FormFace } from '../../ui/form/FormFace.tsx'
import type { Answer } from '../../ui/form/useAnswer.ts'
import type { PageContext } from '../../ui/page.ts'

interface Props {
  page: PageContext
  failure: Extract<Answer<unknown>, { ok: false }>
  again: () => void
  ways?: FaceProps['ways']
}

/** What could not be loaded, with a way to try again. */
export function FailedFace({ page, failure, again, ways = [] }: Props) {
  const offline = failure.code === 'network' || failure.code === 'timeout'
  return (
    <FormFace
      page={page}
      drawing={offline ? 'offline' : 'error'}
      title={page.t('ticket:failed')}
      why={failure.message}
      ways={ways}
      again={again}
    />
  )
}
