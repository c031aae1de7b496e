import { user } from '@fair/contract/user.ts'
import { useState } from 'react'
import { Switch } from '../../components/shoelace/Switch.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { AccountSection } from './AccountSection.tsx'

const WAYS = [
  { name: 'receivesEmail', word: 'account:pref.email' },
  { name: 'receivesSms', word: 'account:pref.sms' },
] as const

type Way = (typeof WAYS)[number]['name']

/** How the platform may write to the visitor. A change applies at once and is reverted if the platform refuses it. */
export function NoticeSection() {
  const { page, call } = useIsland()
  const { t } = page
  const request = useEndpoint(user.preference, {})
  const [changes, setChanges] = useState<Partial<Record<Way, boolean>>>({})
  const change = async (name: Way, value: boolean) => {
    const set = (isOn: boolean) => setChanges((before) => ({ ...before, [name]: isOn }))
    set(value)
    const result = await call(user.update, { [name]: value })
    if (result.ok) return showToast({ text: t('account:set.saved') })
    set(!value)
    showToast({ text: result.message, bad: true })
  }
  return (
    <AccountSection title={t('account:pref.notices')} request={request}>
      {(preference) =>
        WAYS.map(({ name, word }) => (
          <Switch key={name} checked={changes[name] ?? preference[name]} onChange={(isOn) => change(name, isOn)}>
            {t(word)}
          </Switch>
        ))
      }
    </AccountSection>
  )
}
