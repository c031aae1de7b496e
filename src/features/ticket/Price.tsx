import type { Money } from '@fair/contract/kinds.ts'
import { usePage } from '../../components/usePage.ts'
import { moneyText } from '../../domain/money.ts'

/** An amount, or "free"; the price before a reduction struck through beside it. */
export function Price({ price, before }: { price: Money; before?: Money | null | undefined }) {
  const { t, language } = usePage()
  return (
    <span className="tk-price tnum">
      <b>{price.amount === 0 ? t('ticket:free') : moneyText(language, price)}</b>
      {before && before.amount > price.amount && (
        <>
          {' '}
          <s>
            <span className="visually-hidden">{t('ticket:before')} </span>
            {moneyText(language, before)}
          </s>
        </>
      )}
    </span>
  )
}
