import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { CardForm, type CardFormProps } from './CardForm.tsx'

type Props = Pick<CardFormProps, 'card' | 'onSaved'> & { onClose: () => void }

/** Creates or changes a card. Closing it with unsaved changes prompts the visitor once. */
export function EditDialog({ onClose, ...props }: Props) {
  const { card } = props
  const { t } = useIsland().page
  const [dirty, setDirty] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const close = () => (dirty && !isConfirming ? setConfirming(true) : onClose())
  return (
    <Dialog wide title={t(card ? 'card:edit' : 'card:new')} close={t('common:close')} onClose={close}>
      {isConfirming && (
        <div className="notice" role="alert">
          <p>{t('card:unsent')}</p>
          <button className="link" type="button" onClick={onClose}>
            {t('card:throwAway')}
          </button>
          <button className="link" type="button" onClick={() => setConfirming(false)}>
            {t('card:goOn')}
          </button>
        </div>
      )}
      <CardForm {...props} onLeave={close} onDirty={setDirty} />
    </Dialog>
  )
}
