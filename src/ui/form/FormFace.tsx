import { Face, type FaceProps } from '../Face.tsx'
import type { PageContext } from '../page.ts'

type Props = Omit<FaceProps, 'children'> & {
  page: PageContext
  /** Asks again; the button comes before the ways. */
  again?: (() => void) | undefined
  /** The platform's own code of what failed. */
  code?: string | undefined
}

/** An empty, failed or closed form: the face of all absences, with a button where trying again makes sense. */
export function FormFace({ page, again, code, ...face }: Props) {
  return (
    <Face {...face}>
      {again && (
        <p className="btn-row">
          <button className="btn btn-primary" type="button" onClick={again}>
            {page.t('common:retry')}
          </button>
        </p>
      )}
      {code && <code>{code}</code>}
    </Face>
  )
}
