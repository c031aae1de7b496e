import type { Coupon } from '@fair/contract/coupon.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { usePage } from '../../components/usePage.ts'
import { moneyText } from '../../domain/money.ts'
import { type OrderLine, reductionBy } from '../../domain/order.ts'

interface Props {
  /** The coupons that reduce the price of these lines. */
  coupons: readonly Coupon[]
  lines: readonly OrderLine[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The discount of a coupon; '' if nothing is ordered yet. */
function reductionText(language: Language, coupon: Coupon, lines: readonly OrderLine[]): string {
  const currency = lines[0]?.unitPrice.currency
  return currency ? moneyText(language, { amount: -reductionBy(coupon, lines), currency }) : ''
}

/** The visitor's coupons for an order; several may be used together. */
export function CouponChoice({ coupons, lines, chosen, onChange }: Props) {
  const page = usePage()
  const { t, language } = page
  if (coupons.length === 0) {
    return (
      <p className="muted">
        {t('ticket:checkout.noCoupons')}{' '}
        <a className="link" href={page.href('/coupon')}>
          {t('ticket:checkout.toCoupons')}
        </a>
      </p>
    )
  }
  const toggle = (couponId: string) => {
    const next = new Set(chosen)
    if (!next.delete(couponId)) next.add(couponId)
    onChange(next)
  }
  return (
    <fieldset className="choice tk-rule">
      <legend className="visually-hidden">{t('ticket:checkout.coupons')}</legend>
      {coupons.map((coupon) => (
        <label key={coupon.couponId}>
          <input type="checkbox" checked={chosen.has(coupon.couponId)} onChange={() => toggle(coupon.couponId)} />
          <b>{coupon.couponName}</b>
          <span className="tnum">{reductionText(language, coupon, lines)}</span>
          <small>{coupon.description}</small>
        </label>
      ))}
    </fieldset>
  )
}
