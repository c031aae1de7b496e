import { useState } from 'react'
import { Switch } from '../../components/shoelace/Switch.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { local, readStored, writeStored } from '../../lib/storage.ts'
import { deviceKey } from '../../lib/storage-keys.ts'
import { showToast } from '../../stores/toasts.ts'

/** Turns the only single-key shortcut on or off on this device (WCAG 2.1.4; client/menus.ts). */
export function KeyboardSection() {
  const { t } = useIsland().page
  const [isOn, setOn] = useState(() => readStored(local, deviceKey('slash')) !== '0')
  const change = (next: boolean) => {
    if (!writeStored(local, deviceKey('slash'), next ? null : '0')) {
      return showToast({ text: t('common:unsaved'), bad: true })
    }
    setOn(next)
    showToast({ text: t('account:set.saved') })
  }
  return (
    <section className="panel">
      <h2>{t('account:pref.keyboard')}</h2>
      <Switch checked={isOn} onChange={change}>
        {t('account:pref.slash')}
      </Switch>
      <p className="small faint">{t('account:pref.slashWhy')}</p>
    </section>
  )
}
