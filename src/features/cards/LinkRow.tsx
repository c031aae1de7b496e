import { usePage } from '../../components/usePage.ts'
import { CopyField } from '../shared/CopyField.tsx'

interface Props {
  address: string
  /** What it leads to, where a page shows several. */
  of?: string
  /** Returns to the card's own code. */
  onVcard?: () => void
}

/** An address to copy. */
export function LinkRow({ address, of, onVcard }: Props) {
  const { t } = usePage()
  return (
    <div className="several">
      <CopyField text={address} label={t('card:address')} action={t('card:copy')} of={of} />
      {onVcard && (
        <p>
          <button className="link" type="button" onClick={onVcard}>
            {t('card:backToCard')}
          </button>
        </p>
      )}
    </div>
  )
}
