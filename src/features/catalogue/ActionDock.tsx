import { Icon } from '../../components/Icon.tsx'
import type { PageContext } from '../../lib/page.ts'
import { useSaved } from '../shared/useSaved.ts'

type Props = {
  page: PageContext
  saves: readonly [type: 'EXHIBIT' | 'EXHIBITOR', id: string]
  /** An exhibitor that takes no appointments exchanges business cards. */
  meets: 'book' | 'card'
}

/** All that a visitor can do about an exhibit or an exhibitor, at the lower edge of a phone (owner.css). */
export function ActionDock({ page, saves, meets }: Props) {
  const { t } = page
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
      <button
        className="icon-btn"
        type="button"
        aria-label={t(meets === 'book' ? 'exhibits:book' : 'exhibits:card')}
        data-act={meets}
      >
        <Icon name={meets === 'book' ? 'calendar' : 'card'} />
      </button>
      <button className="btn btn-2" type="button" data-act="chat">
        {t('exhibits:chat')}
      </button>
      <button className="btn btn-primary" type="button" data-act="inquire">
        {t('exhibits:inquire')}
      </button>
    </div>
  )
}
