import type { Money } from '@fair/contract/kinds.ts'
import { usePage } from '../../components/usePage.ts'
import { minus, moneyText } from '../../domain/money.ts'

interface Props {
  total: Money
  discount: Money
  payable: Money
}

/** The total, the discount by coupons, and the amount to pay. */
export function Amounts({ total, discount, payable }: Props) {
  const { t, language } = usePage()
  return (
    <dl className="tk-amounts tnum">
      {discount.amount > 0 && (
        <>
          <div>
            <dt>{t('ticket:amount.total')}</dt>
            <dd>{moneyText(language, total)}</dd>
          </div>
          <div>
            <dt>{t('ticket:amount.discount')}</dt>
            <dd>{moneyText(language, minus(discount))}</dd>
          </div>
        </>
      )}
      <div className="tk-payable">
        <dt>{t('ticket:amount.payable')}</dt>
        <dd>{moneyText(language, payable)}</dd>
      </div>
    </dl>
  )
}
