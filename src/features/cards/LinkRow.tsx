import { Icon } from '../../components/Icon.tsx'
import type { PageContext } from '../../lib/page.ts'
import { showToast } from '../../stores/toasts.ts'

/** An address to copy; `onVcard` leads back to the card itself. */
export function LinkRow({ page, address, onVcard }: { page: PageContext; address: string; onVcard?: () => void }) {
  const { t } = page
  const copy = async (field: HTMLInputElement | null) => {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ text: t('common:shared') })
    } catch {
      // The browser keeps the clipboard to itself: the address is marked, ready to be copied by hand.
      field?.select()
    }
  }
  return (
    <div className="several">
      <div className="code-row">
        <input
          className="input"
          readOnly
          aria-label={t('card:address')}
          defaultValue={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          className="btn btn-primary"
          type="button"
          onClick={(event) => void copy(event.currentTarget.parentElement?.querySelector('input') ?? null)}
        >
          <Icon name="copy" small />
          {t('card:copy')}
        </button>
      </div>
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
