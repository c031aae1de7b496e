import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { useSaved } from './useSaved.ts'

/** The heart. The page's script handles presses (client/favourites.ts); `type` is the follow type of Spec 3. */
export function SaveButton({ type, id, name }: { type: string; id: string; name: string }) {
  const page = usePage()
  return (
    <button
      className="save"
      type="button"
      aria-pressed={useSaved(type, id)}
      aria-label={page.t('common:save', { name })}
      data-save={`${type}:${id}`}
    >
      <Icon name="heart" />
    </button>
  )
}
