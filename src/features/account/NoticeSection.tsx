import { useState } from 'react'
import { Switch } from '../../components/shoelace/Switch.tsx'
import { user } from '../../contract/user.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { useEndpoint } from '../shared/form/useEndpoint.ts'
import { Unanswered } from '../shared/Unanswered.tsx'

const WAYS = [
  { name: 'receivesEmail', word: 'account:pref.email' },
  { name: 'receivesSms', word: 'account:pref.sms' },
] as const

/** How the platform may write: each switch holds at once, and goes back where it is refused. */
export function NoticeSection() {
  const { page, call } = useIsland()
  const { t } = page
  const asked = useEndpoint(user.preference, {})
  const { answer, put } = asked
  const [busy, setBusy] = useState<string | null>(null)
  const change = async (name: 'receivesEmail' | 'receivesSms', value: boolean) => {
    if (busy || !answer?.ok) return
    const before = answer.data
    setBusy(name)
    put({ ...before, [name]: value })
    const result = await call(user.update, { [name]: value })
    setBusy(null)
    if (result.ok) return showToast({ text: t('account:set.saved') })
    put(before)
    showToast({ text: result.message, bad: true })
  }
  return (
    <section className="panel">
      <h2>{t('account:pref.notices')}</h2>
      {!answer?.ok ? (
        <Unanswered asked={asked} title={t('personal:failed')} skeleton={<div className="skeleton pc-skeleton" />} />
      ) : (
        WAYS.map(({ name, word }) => (
          <Switch
            key={name}
            checked={answer.data[name]}
            busy={busy === name}
            onChange={(isOn) => void change(name, isOn)}
          >
            {t(word)}
          </Switch>
        ))
      )}
    </section>
  )
}
