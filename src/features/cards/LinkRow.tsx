import type { PageContext } from '../../lib/page.ts'
import { CopyField } from '../shared/CopyField.tsx'

/** An address to copy; `onVcard` leads back to the card itself. */
export function LinkRow({ page, address, onVcard }: { page: PageContext; address: string; onVcard?: () => void }) {
  const { t } = page
  return (
    <div className="several">
      <CopyField page={page} text={address} label={t('card:address')} action={t('card:copy')} />
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
