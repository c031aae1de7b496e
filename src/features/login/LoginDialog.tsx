import { useRef } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import type { PageContext } from '../../lib/page.ts'
import { LOGIN_FORMS, type LoginForm, type SessionState } from '../../stores/session-types.ts'
import { useErrorFocus } from '../shared/form/useErrorFocus.ts'
import { AccountField, AgreementsField, CodeField, PasswordField, wordsOf } from './LoginFields.tsx'
import { hasField } from './login-form.ts'
import { type LoginDependencies, type LoginDoing, useLogin } from './useLogin.ts'

interface Props extends LoginDependencies {
  session: Pick<SessionState, 'dialog' | 'reason' | 'notice' | 'loginFormType'>
  /** Opens another of the dialog's forms. */
  show: (form: LoginForm) => void
  close: () => void
  /** Redirects to the tenant's provider; absent if the browser does not support it. */
  leave: ((provider: NonNullable<LoginDoing['provider']>, stay: boolean) => Promise<void>) | null
}

/** The login: by code, by password, by the tenant's provider; registration; a forgotten password (Spec 3, 4, 5). */
export function LoginDialog({ session, show, close, leave, ...dependencies }: Props) {
  const page = usePage()
  const { t } = page
  const form = LOGIN_FORMS[session.loginFormType] ?? 'code'
  const doing = useLogin(form, dependencies)
  const { step, fields, problems, busy, provider, change, submit } = doing
  const box = useRef<HTMLFormElement>(null)
  const isLogin = form === 'code' || form === 'password'
  const general = problems.find(({ field }) => field === null)

  const echo = useErrorFocus(box, doing.attempts)

  const isEmail = fields.accountType === 'EMAIL'
  const other = (
    <button className="link" type="button" onClick={() => change({ accountType: isEmail ? 'PHONE' : 'EMAIL' })}>
      {t(isEmail ? 'login:usePhone' : 'login:useEmail')}
    </button>
  )
  return (
    <Dialog title={titleOf({ session, form, t })} close={t('common:close')} onClose={close}>
      {session.notice !== '' && (
        <p className="notice" role="alert">
          <Icon name="clock" />
          <span>{session.notice}</span>
        </p>
      )}
      {isLogin && (
        <div className="tabs" role="group" aria-label={t('login:ways')}>
          {(['code', 'password'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-current={each === form ? 'true' : undefined}
              onClick={() => show(each)}
            >
              {t(`login:tab.${each}`)}
            </button>
          ))}
        </div>
      )}
      <form
        ref={box}
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {hasField(step, 'account') && <AccountField doing={doing} />}
        {hasField(step, 'code') && <CodeField doing={doing} />}
        {hasField(step, 'password') && <PasswordField doing={doing} />}
        {hasField(step, 'newPassword') && <PasswordField doing={doing} isNew />}
        {step === 'register' && (
          <div className="field">
            <label htmlFor="login-name">{t('login:name')}</label>
            <input
              className="input"
              id="login-name"
              name="name"
              autoComplete="name"
              value={fields.userName}
              onChange={(event) => change({ userName: event.currentTarget.value })}
            />
          </div>
        )}
        {step !== 'forgot' && (
          <label className="check small">
            <input
              type="checkbox"
              checked={fields.stay}
              onChange={(event) => change({ stay: event.currentTarget.checked })}
            />
            <span>{t('login:stay')}</span>
          </label>
        )}
        {!doing.hidden && hasField(step, 'agreed') && <AgreementsField doing={doing} />}
        {general && (
          <p className="notice notice-bad" role="alert">
            <Icon name="alert" />
            <span>{wordsOf(page, general)}</span>
          </p>
        )}
        {problems.length > 0 && echo !== null && (
          <p className="visually-hidden" role="alert">
            {echo}
          </p>
        )}
        <button className="btn btn-primary btn-l btn-block" type="submit" aria-disabled={busy}>
          {busy ? t('login:wait') : t(`login:submit.${step}`)}
        </button>
      </form>
      <p className="small spread">
        {hasField(step, 'account') && other}
        {form === 'password' && <ModeLink to="forgot" label={t('login:forgot')} show={show} />}
        {!isLogin && <ModeLink to="password" label={t('login:back')} show={show} />}
      </p>
      {isLogin && (
        <p className="small muted">
          {form === 'code' ? t('login:first') : t('login:noAccount')}{' '}
          <ModeLink to="register" label={t('login:register')} show={show} />
        </p>
      )}
      {isLogin && provider && leave && (
        <>
          <p className="login-or">{t('login:or')}</p>
          <button
            className="btn btn-2 btn-l btn-block"
            type="button"
            aria-disabled={busy}
            onClick={() => void leave(provider, fields.stay)}
          >
            {t('login:oidc', { name: provider.providerName })}
          </button>
        </>
      )}
    </Dialog>
  )
}

function ModeLink({ to, label, show }: { to: LoginForm; label: string; show: Props['show'] }) {
  return (
    <button className="link" type="button" onClick={() => show(to)}>
      {label}
    </button>
  )
}

function titleOf({ session, form, t }: Pick<Props, 'session'> & { form: LoginForm; t: PageContext['t'] }): string {
  if (form === 'register') return t('login:registerTitle')
  if (form === 'forgot') return t('login:forgotTitle')
  return session.dialog === 'preregistration' ? t('login:preregistration') : t(`login:reason.${session.reason}`)
}
