import { Face, type FaceProps } from '../Face.tsx'
import type { PageContext } from '../page.ts'

type Props = Omit<FaceProps, 'children' | 'act'> & {
  page: PageContext
  /** Asks again; the button comes before the ways. */
  again?: (() => void) | undefined
  /** The platform's own code of what failed. */
  code?: string | undefined
}

/** An empty, failed or closed form: the face of all absences, with a button where trying again makes sense. */
export function FormFace({ page, again, code, ...face }: Props) {
  return (
    <Face {...face} act={again && { label: page.t('common:retry'), onClick: again }}>
      {code && <code>{code}</code>}
    </Face>
  )
}
