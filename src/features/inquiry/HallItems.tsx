import type { InquirySummary } from '@fair/contract/inquiry.ts'
import { summaryOf } from '@fair/contract/rules/summaries.ts'
import { usePage } from '../../components/usePage.ts'
import { dayText, quantityText } from './InquiryParts.tsx'

/** The fields of a row of the hall. The number of answers changes by the minute and is not prerendered. */
export type HallItem = Pick<
  InquirySummary,
  'id' | 'title' | 'categoryName' | 'quantity' | 'unitName' | 'deadline' | 'destinationName' | 'createTime'
>

export const toHallItem = summaryOf<HallItem>({
  id: true,
  title: true,
  categoryName: true,
  quantity: true,
  unitName: true,
  deadline: true,
  destinationName: true,
  createTime: true,
})

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
