import type { GuestBrief } from '../../contract/guest.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { type ListPageData, modelOf } from '../../ui/list/list-page.ts'
import type { PageContext } from '../../ui/page.ts'
import { GuestItems } from './GuestItems.tsx'
import { GUEST_TEXTS, GUEST_WORDS, GUESTS } from './guest-list.ts'

export type GuestListViewProps = ListPageData<GuestBrief> & { page: PageContext }

/** /guest: who speaks at the fair, and a search among them. */
export function GuestListView({ page, ...data }: GuestListViewProps) {
  const { t, format } = page
  return (
    <ListPage
      model={modelOf(page, GUESTS, GUEST_WORDS, data)}
      island="guest-list"
      texts={GUEST_TEXTS}
      title={t('guest:title')}
      lede={t('guest:lede', { count: data.total, n: format.number(data.total) })}
    >
      <GuestItems page={page} items={data.items} />
    </ListPage>
  )
}
