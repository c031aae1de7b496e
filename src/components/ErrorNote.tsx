import { Icon } from './Icon.tsx'
import { usePage } from './usePage.ts'

interface Props {
  /** The error message; null if there is no error. */
  text: string | null
  again?: (() => void) | undefined
}

/** An error inside a form or a dialog, announced at once; with a retry button unless that is the form's own button. */
export function ErrorNote({ text, again }: Props) {
  const page = usePage()
  if (text === null) return null
  return (
    <div className="notice notice-bad" role="alert">
      <Icon name="alert" />
      <p>{text}</p>
      {again && (
        <button className="link" type="button" onClick={again}>
          {page.t('common:retry')}
        </button>
      )}
    </div>
  )
}
