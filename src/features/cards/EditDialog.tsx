import { useState } from 'react'
import type { Call } from '../../api/client.ts'
import type { Card } from '../../contract/card.ts'
import type { PageData } from '../../state/page-data.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { PageContext } from '../../ui/page.ts'
import { CardForm } from './CardForm.tsx'

interface Props {
  page: PageContext
  data: PageData
  call: Call
  card: Card | null
  onSaved: (card: Card) => void
  onClose: () => void
}

/** Makes or changes a card. Closed with something unsent, it asks once. */
export function EditDialog({ onClose, ...props }: Props) {
  const { page, card } = props
  const { t } = page
  const [dirty, setDirty] = useState(false)
  const [asks, setAsks] = useState(false)
  const close = () => (dirty && !asks ? setAsks(true) : onClose())
  return (
    <Dialog wide title={t(card ? 'card:edit' : 'card:new')} close={t('common:close')} onClose={close}>
      {asks && (
        <div className="notice" role="alert">
          <p>{t('card:unsent')}</p>
          <button className="link" type="button" onClick={onClose}>
            {t('card:throwAway')}
          </button>
          <button className="link" type="button" onClick={() => setAsks(false)}>
            {t('card:goOn')}
          </button>
        </div>
      )}
      <CardForm {...props} onLeave={close} onDirty={setDirty} />
    </Dialog>
  )
}
