import { useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { allowNotifications, notifyState, refuseNotifications } from './notify.ts'

/** Explains browser notifications about new messages, with the button that requests permission. */
export function NotifyNote() {
  const { t } = usePage()
  const [state, setState] = useState(notifyState)
  if (state === 'none' || state === 'denied') return null
  if (state !== 'ask') {
    return (
      <label className="check small notify">
        <input
          type="checkbox"
          checked={state === 'on'}
          onChange={({ target }) =>
            target.checked ? void allowNotifications().then(setState) : setState(refuseNotifications())
          }
        />
        {t('chat:notify')}
      </label>
    )
  }
  return (
    <div className="notify">
      <p className="small">
        <Icon name="bell" />
        {t('chat:notifyWhy')}
      </p>
      <p>
        <button className="btn btn-2 btn-s" type="button" onClick={() => void allowNotifications().then(setState)}>
          {t('chat:notifyAllow')}
        </button>
        <button className="btn btn-quiet btn-s" type="button" onClick={() => setState(refuseNotifications())}>
          {t('chat:notifyLater')}
        </button>
      </p>
    </div>
  )
}
