import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { useSaved } from './useSaved.ts'

interface Props {
  /** The follow type (Spec 3) and id that the heart saves. Without it the row has no heart. */
  saves?: readonly [type: string, id: string] | undefined
  /** How many visitors have saved it, if the platform provides the number. */
  savedCount?: number
  /** The visitor may write a note about it (features/notebook). */
  isNotable?: boolean
  /** Shown before the heart. */
  lead?: ReactNode
  /** Shown between the heart and "Share". */
  children?: ReactNode
}

/** A detail's secondary actions: save and share. The page's script handles presses. */
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
          {savedCount !== undefined && (
            <>
              {/* For a signed-out visitor who has saved the item: the platform does not count them. */}
              <span className="faint tnum own-count">{page.format.number(savedCount + 1)}</span>
              <span className="faint tnum">{page.format.number(savedCount)}</span>
            </>
          )}
        </button>
      )}
      {children}
      {isNotable && (
        <button type="button" className="needs-js" data-action="note">
          <Icon name="edit" small />
          {t('common:note')}
        </button>
      )}
      <button type="button" className="needs-js" data-action="share">
        <Icon name="share" small />
        {t('common:share')}
      </button>
    </div>
  )
}
