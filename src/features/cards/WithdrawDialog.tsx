import { card as calls, type Exchange } from '@fair/contract/card.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { partnerName } from './card-words.ts'

interface Props {
  exchange: Exchange
  onDone: () => void
  onClose: () => void
}

/** Confirms withdrawing an exchange: the card cannot be shared again, and a completed exchange loses both cards. */
export function WithdrawDialog({ exchange, onDone, onClose }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const { exchangeId, state } = exchange
  const name = partnerName(page, exchange)
  return (
    <Dialog title={t('card:withdraw')} close={t('common:close')} onClose={onClose}>
      <ShortForm
        submit={t('card:withdraw')}
        buttonClass="btn btn-danger"
        after={
          <button className="btn btn-quiet" type="button" onClick={onClose}>
            {t('card:keepGiven')}
          </button>
        }
        send={() => call(calls.operate, { operation: 'WITHDRAW', exchangeId })}
        onSent={onDone}
      >
        <p>{t(state === 'EXCHANGED' ? 'card:withdrawBoth' : 'card:withdrawAsked', { name })}</p>
      </ShortForm>
    </Dialog>
  )
}
