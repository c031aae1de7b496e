import { usePage } from '../../components/usePage.ts'
import { CopyField } from '../shared/CopyField.tsx'

/** An address to copy; `onVcard` returns to the card's own code. */
export function LinkRow({ address, onVcard }: { address: string; onVcard?: () => void }) {
  const { t } = usePage()
  return (
    <div className="several">
      <CopyField text={address} label={t('card:address')} action={t('card:copy')} />
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
