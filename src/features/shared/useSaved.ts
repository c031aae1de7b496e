import { useStore } from '@nanostores/react'
import { $favourites } from '../../stores/favourites.ts'

/**
 * Whether the visitor has saved something; `type` is the follow type of Spec 3. Always false at build time and during
 * hydration.
 */
export const useSaved = (type: string, id: string): boolean =>
  useStore($favourites, { ssr: 'initial' })[type]?.includes(id) ?? false
