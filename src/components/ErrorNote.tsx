import { Icon } from './Icon.tsx'
import { usePage } from './usePage.ts'

interface Props {
  /** What went wrong; null for nothing. */
  text: string | null
  again?: (() => void) | undefined
}

/** What went wrong inside a form or a dialog, said at once; with a way to try again where that is not the form's own button. */
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
