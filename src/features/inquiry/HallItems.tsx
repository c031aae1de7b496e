import { usePage } from '../../components/usePage.ts'
import type { HallItem } from './hall-list.ts'
import { dayText, quantityText } from './InquiryParts.tsx'

export function HallItems({ items }: { items: readonly HallItem[] }) {
  const page = usePage()
  const { t, format, zone } = page
  return (
    <ul className="iq-hall">
      {items.map((one) => (
        <li className="item" key={one.id}>
          <div>
            <h3>
              <a rel="nofollow" href={page.href('/business', { id: one.id })} data-inquiry={one.id}>
                {one.title}
              </a>
            </h3>
            <p className="item-owner">{one.categoryName}</p>
          </div>
          <p className="iq-much">
            <b>{quantityText(page, one)}</b>
            {one.destinationName && <span>{t('inquiry:goesTo', { place: one.destinationName })}</span>}
          </p>
          <p className="small faint tnum iq-when">
            {one.deadline && <span>{t('inquiry:until', { date: dayText(page, one.deadline) })}</span>}
            <span>{t('inquiry:posted', { date: format.day(one.createTime, zone) })}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
