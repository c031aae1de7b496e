import { notice } from '@fair/contract/notice.ts'
import { useEffect } from 'react'
import { openSession } from '../../api/browser.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Tag } from '../../components/parts.tsx'
import { QueryPager } from '../../components/QueryPager.tsx'
import { Time } from '../../components/Time.tsx'
import { useQuery } from '../../components/useQuery.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { linkOf } from '../shared/blocks/block-href.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { RequestState } from '../shared/RequestState.tsx'

const NOTICES_PAGE_SIZE = 20

/** The platform's notices to the user (Spec 3, adviceNotReadCounts). Shown notices count as read. */
export const NoticesPage = () => (
  <PersonalPage>
    <Notices />
  </PersonalPage>
)

function Notices() {
  const { page, call, data, text } = useIsland()
  const { t } = page
  const address = useQuery()
  const pageNum = Math.max(1, Math.trunc(Number(address.query.get('page') ?? 1)) || 1)
  const request = useEndpoint(notice.list, { pageNum, pageSize: NOTICES_PAGE_SIZE })
  const { answer } = request
  const unread = answer?.ok ? answer.data.records.filter(({ isRead }) => !isRead).map(({ noticeId }) => noticeId) : []
  const key = unread.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each list of unread messages
  useEffect(() => {
    if (key === '') return
    void call(notice.read, { noticeIds: unread }).then(async (done) => {
      // Updates the count in the header.
      if (done.ok) await (await openSession(data, text)).refresh()
    })
  }, [key, call])
  if (!answer?.ok) return <RequestState request={request} title={t('personal:failed')} />
  const { records, total } = answer.data
  if (total === 0)
    return (
      <EmptyState
        title={t('personal:notice.none')}
        description={t('personal:notice.noneWhy')}
        actions={[{ label: t('common:home'), href: page.href('/') }]}
      />
    )
  return (
    <>
      <ul className="pc-list">
        {records.map(({ noticeId, title, content, path, isRead, sendTime }) => (
          <li className="pc-row pc-plain" key={noticeId}>
            <div>
              <h2 className="pc-name">
                {path ? <a {...linkOf(page, path)}>{title}</a> : title}{' '}
                {!isRead && <Tag kind="info">{t('personal:notice.fresh')}</Tag>}
              </h2>
              <p className="small">{content}</p>
              <p className="tiny faint tnum">
                <Time iso={sendTime} show="date" />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <QueryPager at={address} pageNum={pageNum} pageSize={NOTICES_PAGE_SIZE} total={total} shown={records.length} />
    </>
  )
}
