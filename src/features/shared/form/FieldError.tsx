import { Icon } from '../../../components/Icon.tsx'

/**
 * A field's error, with the id that its control's aria-describedby refers to (`{id}-err`); nothing without an error.
 */
export function FieldError({ id, words }: { id: string; words: string | null }) {
  if (words === null) return null
  return (
    <p className="error-text" id={`${id}-err`}>
      <Icon name="alert" />
      <span>{words}</span>
    </p>
  )
}
