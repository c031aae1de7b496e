import type { Exhibit } from '@fair/contract/catalogue.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { BASKET_MAX, inquiryBasket } from '../../stores/inquiry-basket.ts'
import type { PageData } from '../../stores/page-data.ts'
import { showToast } from '../../stores/toasts.ts'
import { recipientsOf } from './recipients.ts'

interface Props {
  data: PageData
  exhibits: readonly Exhibit[]
  onlyDifferent: boolean
  showDifferent: (on: boolean) => void
}

/** The actions for the comparison: show only differences, send an inquiry to all exhibitors, share and print it. */
export function CompareTools({ data, exhibits, onlyDifferent, showDifferent }: Props) {
  const page = usePage()
  const { t } = page
  const inquire = () => {
    const basket = inquiryBasket(data)
    const recipients = recipientsOf(page, exhibits)
    const ids = new Set([...basket.$recipients.get(), ...recipients].map(({ exhibitorId }) => exhibitorId))
    if (ids.size > BASKET_MAX) return showToast({ text: t('compare:basketFull'), bad: true })
    if (!recipients.every((each) => basket.add(each))) return showToast({ text: t('common:unsaved'), bad: true })
    location.assign(page.href('/business/publish-inquiry', { to: 'exhibitors' }))
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      showToast({ text: t('compare:copied') })
    } catch {
      // The browser denies access to the clipboard; the address bar still has the link.
    }
  }
  return (
    <div className="compare-tools">
      <label>
        <input type="checkbox" checked={onlyDifferent} onChange={(event) => showDifferent(event.target.checked)} />
        {t('compare:onlyDifferent')}
      </label>
      <button type="button" className="btn btn-quiet" onClick={() => void copy()}>
        <Icon name="copy" small />
        {t('compare:copy')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => print()}>
        <Icon name="print" small />
        {t('compare:print')}
      </button>
      <button type="button" className="btn btn-primary" onClick={inquire}>
        {t('compare:inquireAll')}
      </button>
    </div>
  )
}
