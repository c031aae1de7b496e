import { useStore } from '@nanostores/react'
import { usePage } from '../../components/usePage.ts'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { $expiredUser } from '../../stores/expired-login.ts'
import { loginOf } from '../../stores/login.ts'
import { $session } from '../../stores/session.ts'
import { isMemoryOnly } from '../../stores/session-storage.ts'
import type { SessionStore } from '../../stores/session-store.ts'
import { LOGIN_FORMS } from '../../stores/session-types.ts'
import { showToast } from '../../stores/toasts.ts'
import { diallingCodeOf } from '../shared/form/dialling.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { LoginDialog } from './LoginDialog.tsx'
import { loginCalls } from './login.api.ts'
import { mayStart, RETURN_PATH, startOidc, storeAttempt } from './oidc.ts'
import type { LoginMemory } from './useLogin.ts'

/** The input, so that a closed dialog reopens as it was. A logout deletes it: the next visitor may be another person. */
let memory: LoginMemory | undefined
$session.listen((login) => {
  if (login === null && $expiredUser.get() === null) memory = undefined
})

/** The login dialog, as long as the session requires it. */
export const load: LoadOverlay<'login'> = async (_, { session }) => {
  const [{ data, page, call }] = await Promise.all([preparePage(['login']), dialogSheet()])
  memory ??= {
    fields: {
      accountType: data.language === 'zh-CN' ? 'PHONE' : 'EMAIL',
      // The likely one of a reader of the language, until the platform reports the visitor's country.
      areaCode: page.t('login:areaCode'),
      phone: '',
      email: '',
      code: '',
      password: '',
      newPassword: '',
      userName: '',
      agreed: false,
      stay: false,
    },
    sent: new Map(),
    dialled: false,
  }
  return <LoginOverlay session={session} calls={loginCalls(call)} memory={memory} />
}

interface Props {
  session: SessionStore
  calls: ReturnType<typeof loginCalls>
  memory: LoginMemory
}

function LoginOverlay({ session, calls, memory }: Props) {
  const page = usePage()
  const state = useStore(session.$session)
  if (state.dialog !== 'login' && state.dialog !== 'preregistration') return null
  const leave = async (provider: Parameters<typeof startOidc>[0], stay: boolean) => {
    const redirectUri = location.origin + page.href(RETURN_PATH)
    const back = location.pathname + location.search + location.hash
    // The button that required the login is pressed again after the return.
    const action = /^(inquire|chat|book|card)$/.test(state.reason) ? state.reason : null
    const { attempt, href } = await startOidc(provider, { redirectUri, back, stay, action, language: page.language })
    if (!storeAttempt(attempt)) return showToast({ text: page.t('login:oidcFailed'), bad: true })
    location.assign(href)
  }
  return (
    <LoginDialog
      session={state}
      calls={calls}
      memory={memory}
      dialOf={diallingCodeOf}
      loggedIn={(result, stay) => {
        session.send({ type: 'loggedIn', login: loginOf(result, stay), here: true })
        showToast(isMemoryOnly() ? { text: page.t('login:unkept'), bad: true } : { text: page.t('login:done') })
        // The button that opened the dialog may have been replaced by the account's menu on login.
        setTimeout(() => {
          const lost = document.activeElement === null || document.activeElement === document.body
          if (lost) document.querySelector<HTMLElement>('.account-corner summary')?.focus()
        })
      }}
      show={(form) => session.send({ type: 'loginRequested', reason: state.reason, form: LOGIN_FORMS.indexOf(form) })}
      close={() => session.send({ type: 'dialogClosed' })}
      leave={mayStart() ? leave : null}
    />
  )
}
