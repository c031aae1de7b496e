import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'

interface Props {
  id: string
  /** The exhibit's name, needed where it is not shown above the button. */
  name?: string
  className?: string
}

/**
 * Adds an exhibit to the comparison, from its detail page; on cards a script inserts the button. client/compare.ts sets
 * the pressed state and handles presses.
 */
export function CompareButton({ id, name, className = '' }: Props) {
  const page = usePage()
  return (
    <button type="button" className={`${className} needs-js`.trim()} data-compare={id}>
      <Icon name="compare" small />
      {page.t('common:compare')}
      {name && <span className="visually-hidden"> {name}</span>}
    </button>
  )
}
