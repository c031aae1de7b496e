import type { Call } from '../../api/client.ts'
import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import { type ComparedStore, comparedOf } from '../../stores/compared.ts'
import { CompareBar } from './CompareBar.tsx'

/** The comparison bar, once anything is chosen (client/compare.ts, which has linked its style sheet). */
export const load: LoadOverlay<'compare'> = async (_, { close }) => {
  const { data, call } = await preparePage(['compare'])
  const store = comparedOf(data)
  // Without an answer the bar shows the stored names.
  translateNames(store, data.language, call).catch(() => {})
  return <CompareBar store={store} close={close} />
}

/** Replaces the names that were stored in another language. */
async function translateNames(store: ComparedStore, language: string, call: Call): Promise<void> {
  const others = store.$compared.get().filter((each) => each.language !== language)
  if (others.length === 0) return
  const { exhibitsToCompare } = await import('./compare.api.ts')
  const answer = await exhibitsToCompare(
    call,
    others.map(({ exhibitsId }) => exhibitsId),
  )
  if (!answer.ok) return
  const names = new Map<string, string>(
    answer.data.exhibits.map(({ exhibitsId, exhibitsName }) => [exhibitsId, exhibitsName]),
  )
  // All are added again, in order: adding moves an exhibit to the end.
  for (const each of store.$compared.get())
    store.add({ ...each, exhibitsName: names.get(each.exhibitsId) ?? each.exhibitsName, language })
}
