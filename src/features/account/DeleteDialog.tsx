import { type Deletion, type UserInfo, user } from '@fair/contract/user.ts'
import { useId, useState } from 'react'
import { openSession } from '../../api/browser.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { forgetTenant } from '../../stores/forget-tenant.ts'
import { showToast } from '../../stores/toasts.ts'
import { FieldError } from '../shared/form/FieldError.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'
import { CodeStep } from './CodeStep.tsx'
import { fitsMask } from './masked.ts'

interface Props {
  me: UserInfo
  deletion: Deletion
  onClose: () => void
}

/** Explains account deletion. A password or a code confirms it; then all its data is removed from the device. */
export function DeleteDialog({ me, deletion: { losses, kept, confirmBy }, onClose }: Props) {
  const { page, data, call, text } = useIsland()
  const { t } = page
  const id = useId()
  const [password, setPassword] = useState('')
  const [isSure, setSure] = useState(false)
  const done = async () => {
    const session = await openSession(data, text)
    // The platform has ended the login already, so no logout request is needed.
    session.send({ type: 'loggedOut', here: true })
    forgetTenant()
    showToast({ text: t('account:delete.done') })
  }
  const type = me.email ? 'EMAIL' : 'PHONE'
  const masked = (type === 'EMAIL' ? me.email : me.phone) ?? ''
  const button = {
    submit: t('account:delete.send'),
    sending: t('account:delete.sending'),
    buttonClass: 'btn btn-danger',
    after: (
      <button className="btn btn-quiet" type="button" onClick={onClose}>
        {t('account:delete.keep')}
      </button>
    ),
    onSent: () => void done(),
  }
  return (
    <Dialog title={t('account:delete.title')} close={t('common:close')} onClose={onClose}>
      <div className="pc-losses">
        <Sentences title={t('account:delete.losses')} lines={losses} />
        <Sentences title={t('account:delete.kept')} lines={kept} />
      </div>
      {confirmBy === 'CODE' ? (
        <CodeStep
          {...button}
          scene="DELETE_ACCOUNT"
          type={type}
          description={t('account:delete.code')}
          isIt={(typed) => fitsMask(typed, masked)}
          areaCode={me.areaCode ?? null}
          send={(account, code) => call(user.deleteAccount, { ...account, code })}
        />
      ) : (
        <ShortForm
          {...button}
          className="pc-form"
          wrong={{
            password: confirmBy === 'PASSWORD' && password === '' ? t('account:delete.passwordMissing') : null,
            sure: isSure ? null : t('account:delete.notSure'),
          }}
          send={() => call(user.deleteAccount, confirmBy === 'PASSWORD' ? { password } : {})}
        >
          {(wrong) => (
            <>
              {confirmBy === 'PASSWORD' && (
                <TextField
                  label={t('account:delete.password')}
                  type="password"
                  autoComplete="current-password"
                  value={password}
                  wrong={wrong.password}
                  onText={setPassword}
                />
              )}
              <div className="field">
                <label className="check">
                  <input
                    type="checkbox"
                    checked={isSure}
                    aria-invalid={Boolean(wrong.sure)}
                    aria-describedby={wrong.sure ? `${id}-err` : undefined}
                    onChange={(event) => setSure(event.currentTarget.checked)}
                  />
                  <span>{t('account:delete.sure')}</span>
                </label>
                <FieldError id={id} words={wrong.sure ?? null} />
              </div>
            </>
          )}
        </ShortForm>
      )}
    </Dialog>
  )
}

function Sentences({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
