import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import { useSaved } from '../useSaved.ts'

type Props = {
  saves: readonly [type: 'EXHIBIT' | 'EXHIBITOR' | 'PROJECT', id: string]
  /** An exhibitor without appointments exchanges business cards; for a project there are no meetings. */
  meets?: 'book' | 'card'
  /** The label of the chat button; "Chat now" unless given. */
  chatLabel?: string
  /** The page of the exhibitor to contact, if this page is not about it (client/action-handlers.ts). */
  on?: string
}

/** All actions for an exhibit, an exhibitor or a project, at the bottom edge of a phone (owner.css). */
export function ActionDock({ saves, meets, chatLabel, on }: Props) {
  const { t } = usePage()
  const [type, id] = saves
  return (
    <div className="dock needs-js" role="group" aria-label={t('exhibits:actions')}>
      <button
        className="icon-btn"
        type="button"
        aria-label={t('common:saveShort')}
        aria-pressed={useSaved(type, id)}
        data-save={`${type}:${id}`}
      >
        <Icon name="heart" />
      </button>
      {meets && (
        <button
          className="icon-btn"
          type="button"
          aria-label={t(meets === 'book' ? 'exhibits:book' : 'exhibits:card')}
          data-action={meets}
        >
          <Icon name={meets === 'book' ? 'calendar' : 'card'} />
        </button>
      )}
      <button className="btn btn-2" type="button" data-action="chat" data-action-on={on}>
        {chatLabel ?? t('exhibits:chat')}
      </button>
      <button className="btn btn-primary" type="button" data-action="inquire" data-action-on={on}>
        {t('exhibits:inquire')}
      </button>
    </div>
  )
}
