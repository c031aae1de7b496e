import type { PageContext } from '../lib/page.ts'
import { Icon } from './Icon.tsx'

/** The heart. It answers at once from the device (client/favourites.ts); `type` is the follow type of Spec 3. */
export function SaveButton({ page, type, id, name }: { page: PageContext; type: string; id: string; name: string }) {
  return (
    <button
      className="save"
      type="button"
      aria-pressed="false"
      aria-label={page.t('common:save', { name })}
      data-save={`${type}:${id}`}
    >
      <Icon name="heart" />
    </button>
  )
}
