import { user } from '@fair/contract/user.ts'
import { useState } from 'react'
import { isUnknownCall } from '../../domain/errors.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { AccountSection, type SectionProps } from './AccountSection.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'

/** Deletes the account, and explains what that means. Renders nothing if the platform has no such call. */
export function DeleteSection({ me }: Pick<SectionProps, 'me'>) {
  const { t } = useIsland().page
  const request = useEndpoint(user.deletion, {})
  const { answer, refresh } = request
  const [isConfirming, setConfirming] = useState(false)
  if (answer?.ok === false && isUnknownCall(answer)) return null
  return (
    <AccountSection title={t('account:delete.title')} description={t('account:delete.why')} request={request}>
      {(deletion) => (
        <>
          {deletion.hindrance ? (
            <p>{deletion.hindrance}</p>
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
          {isConfirming && <DeleteDialog me={me} deletion={deletion} onClose={() => setConfirming(false)} />}
        </>
      )}
    </AccountSection>
  )
}
