import { Icon } from '../../ui/Icon.tsx'
import { ListBody } from '../../ui/list/ListBody.tsx'
import { type ListPageData, modelOf } from '../../ui/list/list-page.ts'
import type { PageContext } from '../../ui/page.ts'
import { HALL, HALL_WORDS, type HallItem } from './hall-list.ts'
import { dayText, quantityText } from './InquiryParts.tsx'
import { HALL_TEXTS } from './texts.ts'

export type HallViewProps = ListPageData<HallItem> & { page: PageContext }

/**
 * /business: what buyers look for, with the way to ask oneself. Prerendered for who reads without script; the island then
 * asks anew, for inquiries come and go all day.
 */
export function HallView({ page, ...data }: HallViewProps) {
  const { t } = page
  return (
    <div className="wrap">
      <header className="page-head">
        <div>
          <h1>{t('inquiry:hallTitle')}</h1>
          <p>{t('inquiry:hallLede')}</p>
        </div>
        <div className="btn-row push">
          <a className="btn btn-2" href={page.href('/personal-center/inquiry')}>
            {t('inquiry:mine')}
          </a>
          <a className="btn btn-primary" href={page.href('/business/publish-inquiry')}>
            <Icon name="plus" small />
            {t('inquiry:write')}
          </a>
        </div>
      </header>
      <div>
        <div className="browse" data-island="inquiry-hall" data-now="*" data-texts={HALL_TEXTS.join(' ')}>
          <ListBody model={modelOf(page, HALL, HALL_WORDS, data)}>
            <HallItems page={page} items={data.items} />
          </ListBody>
        </div>
      </div>
    </div>
  )
}

export function HallItems({ page, items }: { page: PageContext; items: readonly HallItem[] }) {
  const { t, format, zone } = page
  return (
    <ul className="iq-hall">
      {items.map((one) => (
        <li className="item" key={one.id}>
          <div>
            <h3>
              <a href={page.href('/business', { id: one.id })} data-inquiry={one.id}>
                {one.title}
              </a>
            </h3>
            <p className="who">{one.categoryName}</p>
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
