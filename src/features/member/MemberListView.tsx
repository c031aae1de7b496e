import type { MemberBrief } from '../../contract/member.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { type ListPageData, modelOf } from '../../ui/list/list-page.ts'
import type { PageContext } from '../../ui/page.ts'
import { MemberItems } from './MemberItems.tsx'
import { MEMBER_TEXTS, MEMBER_WORDS, MEMBERS } from './member-list.ts'

export type MemberListViewProps = ListPageData<MemberBrief> & { page: PageContext }

/** /member: the organiser's members in the platform's order, and their filters. */
export function MemberListView({ page, ...data }: MemberListViewProps) {
  const { t, format } = page
  return (
    <ListPage
      model={modelOf(page, MEMBERS, MEMBER_WORDS, data)}
      island="member-list"
      texts={MEMBER_TEXTS}
      title={t('member:title')}
      lede={t('member:lede', { count: data.total, n: format.number(data.total) })}
    >
      <MemberItems page={page} items={data.items} />
    </ListPage>
  )
}
