import { auth } from '@fair/contract/auth.ts'
import { rules } from '@fair/contract/rules/validation.ts'
import { useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'
import type { SectionProps } from './AccountSection.tsx'

/** The password by the strong rule (Spec 5). Visitors who logged in by code or by letter set a first one. */
export function PasswordSection({ me, changed }: SectionProps) {
  const { page, call } = useIsland()
  const { t } = page
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const [seen, setSeen] = useState(false)
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
      <ShortForm
        className="pc-form"
        submit={t(me.hasPassword ? 'account:pass.change' : 'account:pass.set')}
        wrong={{
          old: me.hasPassword && oldPassword === '' ? t('account:pass.oldMissing') : null,
          new: rules.strongPassword(newPassword) ? null : t('account:pass.rule'),
        }}
        isDirty={newPassword !== ''}
        send={() => call(auth.changePassword, { newPassword, ...(me.hasPassword && { oldPassword }) })}
        onSent={() => {
          setOld('')
          setNew('')
          showToast({ text: t(`account:pass.${me.hasPassword ? 'done' : 'setDone'}`) })
          changed(null)
        }}
      >
        {(wrong) => (
          <>
            {/* Tells password managers whose password it is. */}
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
                wrong={wrong.old}
                onText={setOld}
              />
            )}
            <TextField
              {...plain}
              label={t('account:pass.new')}
              autoComplete="new-password"
              value={newPassword}
              hint={wrong.new ? undefined : t('account:pass.rule')}
              wrong={wrong.new}
              onText={setNew}
              after={show}
            />
          </>
        )}
      </ShortForm>
    </section>
  )
}
