import { user } from '@fair/contract/user.ts'
import { useState } from 'react'
import { isUnknownCall } from '../../domain/errors.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { dialogSheet } from '../shared/style-sheets.ts'
import type { SectionProps } from './account-section.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

/** Deletes the account, and explains what that means. Renders nothing if the platform has no such call. */
export function DeleteSection({ me }: Pick<SectionProps, 'me'>) {
  const { t } = useIsland().page
  const request = useEndpoint(user.deletion, {})
  const { answer, refresh } = request
  const [isConfirming, setConfirming] = useState(false)
  if (answer?.ok === false && isUnknownCall(answer)) return null
  return (
    <section className="panel">
      <h2>{t('account:delete.title')}</h2>
      <p className="small faint">{t('account:delete.why')}</p>
      {!answer?.ok ? (
        <RequestState
          request={request}
          title={t('personal:failed')}
          skeleton={<div className="skeleton pc-skeleton" />}
        />
      ) : answer.data.hindrance ? (
        <p>{answer.data.hindrance}</p>
      ) : (
        <p>
          <button
            className="btn btn-2 btn-danger"
            type="button"
            onClick={() => {
              // What would be lost may have changed since the page was opened.
              refresh()
              void dialogSheet().then(() => setConfirming(true))
            }}
          >
            {t('account:delete.open')}
          </button>
        </p>
      )}
      {isConfirming && answer?.ok && (
        <DeleteDialog me={me} deletion={answer.data} onClose={() => setConfirming(false)} />
      )}
    </section>
  )
}
