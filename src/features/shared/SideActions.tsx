import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { useSaved } from './useSaved.ts'

interface Props {
  /** What its heart saves: the follow type of Spec 3 and the id. Without it the row has no heart. */
  saves?: readonly [type: string, id: string] | undefined
  /** How many have saved it, if the platform says so. */
  savedCount?: number
  /** The visitor may note something about it (features/notebook). */
  isNotable?: boolean
  /** What is before the heart. */
  lead?: ReactNode
  /** What stands between the heart and "Share". */
  children?: ReactNode
}

/** What a visitor may do beside the main acts of a detail: save it, share it. Presses are heard by the page's script. */
export function SideActions({ saves, savedCount, isNotable = false, lead, children }: Props) {
  const page = usePage()
  const { t } = page
  const isSaved = useSaved(saves?.[0] ?? '', saves?.[1] ?? '')
  return (
    <div className="acts-row">
      {lead}
      {saves && (
        <button type="button" aria-pressed={isSaved} data-save={saves.join(':')}>
          <Icon name="heart" small />
          {t('common:saveShort')}
          {savedCount !== undefined && <span className="faint tnum">{page.format.number(savedCount)}</span>}
        </button>
      )}
      {children}
      {isNotable && (
        <button type="button" className="needs-js" data-act="note">
          <Icon name="edit" small />
          {t('common:note')}
        </button>
      )}
      <button type="button" className="needs-js" data-act="share">
        <Icon name="share" small />
        {t('common:share')}
      </button>
    </div>
  )
}
