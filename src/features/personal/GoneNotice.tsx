import type { Collectable } from '@fair/contract/favourite.ts'
import { follow } from '@fair/contract/favourite.ts'
import { useState } from 'react'
import { WriteButton } from '../../components/WriteButton.tsx'
import { writeFavourite } from '../../stores/favourites.ts'
import { showToast } from '../../stores/toasts.ts'
import { usePersonal } from '../shared/personal/use-personal.ts'

interface Props {
  gone: readonly { followType: Collectable; targetId: string }[]
  again: () => void
}

/** Names the saved entries that are no longer at the fair, with one button to remove them from the list. */
export function GoneNotice({ gone, again }: Props) {
  const { page, call, isLogined, recount } = usePersonal()
  const { t } = page
  const [busy, setBusy] = useState(false)
  const [first] = gone
  if (!first) return null
  const remove = async () => {
    if (busy) return
    setBusy(true)
    const { followType } = first
    const targetIds = gone.map(({ targetId }) => targetId)
    const result = isLogined ? await call(follow.cancel, { followType, targetIds }) : ({ ok: true } as const)
    setBusy(false)
    if (!result.ok) return showToast({ text: result.message, bad: true })
    for (const id of targetIds) writeFavourite(followType, id, false)
    if (isLogined) recount()
    again()
  }
  return (
    <p className="pc-note pc-gone">
      {t('personal:gone', { count: gone.length })}
      <WriteButton className="btn btn-2 btn-s" busy={busy} onPress={() => void remove()}>
        {t('personal:removeGone')}
      </WriteButton>
    </p>
  )
}
