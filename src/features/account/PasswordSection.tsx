import { useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useLeaveGuard } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { auth } from '../../contract/auth.ts'
import { rules } from '../../domain/validation.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { TextField } from '../shared/form/TextField.tsx'
import type { SectionProps } from './account-section.ts'

/** The password by the strong rule (Spec 5); who came by code or letter sets a first one. */
export function PasswordSection({ me, changed }: SectionProps) {
  const { page, call } = useIsland()
  const { t } = page
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const [seen, setSeen] = useState(false)
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useLeaveGuard(newPassword !== '')
  const isStrong = rules.strongPassword(newPassword)
  const lacksOld = me.hasPassword && oldPassword === ''
  const send = async () => {
    if (busy) return
    setShown(true)
    setFailure(null)
    if (!isStrong || lacksOld) return
    setBusy(true)
    const result = await call(auth.changePassword, { newPassword, ...(me.hasPassword && { oldPassword }) })
    setBusy(false)
    if (!result.ok) return setFailure(result.message)
    setOld('')
    setNew('')
    setShown(false)
    showToast({ text: t('account:pass.done') })
    changed(null)
  }
  const type = seen ? 'text' : 'password'
  const plain = { type, autoCapitalize: 'off', spellCheck: false } as const
  const show = (
    <button
      className="icon-btn"
      type="button"
      aria-pressed={seen}
      aria-label={t('account:pass.show')}
      onClick={() => setSeen(!seen)}
    >
      <Icon name="eye" />
    </button>
  )
  return (
    <section className="panel">
      <h2>{t('account:pass.title')}</h2>
      <p className="small faint">{t(me.hasPassword ? 'account:pass.why' : 'account:pass.none')}</p>
      <form
        className="pc-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {/* For password managers: whose password it is. */}
        <input
          className="visually-hidden"
          type="text"
          autoComplete="username"
          tabIndex={-1}
          aria-hidden="true"
          readOnly
          value={me.email ?? me.phone ?? ''}
        />
        {me.hasPassword && (
          <TextField
            {...plain}
            label={t('account:pass.old')}
            autoComplete="current-password"
            value={oldPassword}
            wrong={shown && lacksOld ? t('account:pass.oldMissing') : null}
            onText={setOld}
          />
        )}
        <TextField
          {...plain}
          label={t('account:pass.new')}
          autoComplete="new-password"
          value={newPassword}
          hint={shown && !isStrong ? undefined : t('account:pass.rule')}
          wrong={shown && !isStrong ? t('account:pass.rule') : null}
          onText={setNew}
          after={show}
        />
        {failure !== null && (
          <p className="error-text" role="alert">
            {failure}
          </p>
        )}
        <WriteButton className="btn btn-primary" busy={busy} submit onPress={() => {}}>
          {t(me.hasPassword ? 'account:pass.change' : 'account:pass.set')}
        </WriteButton>
      </form>
    </section>
  )
}
