import { isOffline } from '../rules/errors.ts'
import type { FaceProps } from './Face.tsx'
import { FormFace } from './form/FormFace.tsx'
import type { PageContext } from './page.ts'

interface Props {
  page: PageContext
  /** `errCode` is shown where there is one: who asks for help can name it. */
  failure: { code?: string | undefined; message: string; errCode?: string | undefined }
  /** What could not be loaded, in the words of the feature. */
  title: string
  again: () => void
  ways?: FaceProps['ways'] | undefined
}

/** What could not be loaded: the platform's own words, and a way to try again. */
export function FailedFace({ page, failure, title, again, ways = [] }: Props) {
  return (
    <FormFace
      page={page}
      drawing={isOffline(failure) ? 'offline' : 'error'}
      title={title}
      why={failure.message}
      ways={ways}
      again={again}
      code={failure.errCode}
    />
  )
}
