import { Icon } from '../../../components/Icon.tsx'

/** What is wrong with a field, by the name that its control is described by (`{id}-err`); nothing where nothing is. */
export function FieldError({ id, words }: { id: string; words: string | null }) {
  if (words === null) return null
  return (
    <p className="error-text" id={`${id}-err`}>
      <Icon name="alert" />
      <span>{words}</span>
    </p>
  )
}
