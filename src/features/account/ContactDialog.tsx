import { type AccountType, auth } from '@fair/contract/auth.ts'
import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import { user } from '@fair/contract/user.ts'
import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { CodeStep } from './CodeStep.tsx'
import { fitsMask } from './masked.ts'

interface Props {
  type: AccountType
  /** The present one, masked. Null if there is none; nothing has to be proved then. */
  old: string | null
  /** The dialling code of the present phone. */
  oldAreaCode: string | null
  close: (isSent: boolean) => void
}

/** Changes the phone or email. A code to the old one proves the account, a code to the new one its ownership. */
export function ContactDialog({ type, old, oldAreaCode, close }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const [proof, setProof] = useState<string | null>(null)
  /** The answer may be lost: then only the account shows whether it was changed. */
  const [isSent, setSent] = useState(false)
  const word = old === null ? 'add' : 'change'
  const isProving = old !== null && proof === null
  const shownOld = [type === 'PHONE' ? oldAreaCode : null, old].filter(Boolean).join(' ')
  return (
    <Dialog title={t(`account:contact.${word}${type}`)} close={t('common:close')} onClose={() => close(isSent)}>
      {isProving ? (
        <CodeStep
          key="old"
          scene="CHANGE_ACCOUNT"
          type={type}
          description={t('account:contact.stepOld', { masked: shownOld })}
          isIt={(typed) => fitsMask(typed, old)}
          areaCode={oldAreaCode}
          submit={t('account:contact.next')}
          send={(account, code) => call(auth.verifyVerification, { scene: 'CHANGE_ACCOUNT', ...account, code })}
          onSent={({ verificationToken }) => setProof(verificationToken)}
        />
      ) : (
        <CodeStep
          key="new"
          scene="CHANGE_ACCOUNT"
          type={type}
          description={t(`account:contact.step${old === null ? 'Add' : 'New'}`)}
          submit={t('account:set.save')}
          send={(account, code) => {
            setSent(true)
            return call(user.changeAccount, { ...account, code, ...(proof !== null && { verificationToken: proof }) })
          }}
          onFailed={({ errCode, message }) => {
            if (errCode !== String(ERROR_CODES.proof)) return
            // The proof has expired: the visitor confirms the old account again.
            setProof(null)
            showToast({ text: message, bad: true })
          }}
          onSent={() => {
            showToast({ text: t('account:contact.done') })
            close(true)
          }}
        />
      )}
    </Dialog>
  )
}
