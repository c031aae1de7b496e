import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'

interface Props {
  id: string
  /** Which exhibit, where its name does not stand over it. */
  name?: string
  className?: string
}

/** Chooses an exhibit to be compared, among its acts; cards get theirs by script. Whether it is chosen, and a press, are client/compare.ts's. */
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
