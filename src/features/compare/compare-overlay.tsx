import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { comparedOf } from '../../stores/compared.ts'
import { CompareBar } from './CompareBar.tsx'

/** The comparison bar, once anything is chosen (client/compare.ts, which has linked its style sheet). */
export const load: LoadOverlay<'compare'> = async (_, { close }) => {
  const { data } = await preparePage(['compare'])
  return <CompareBar store={comparedOf(data)} close={close} />
}
