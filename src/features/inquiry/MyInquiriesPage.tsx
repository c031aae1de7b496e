import { inquiry as calls } from '@fair/contract/inquiry.ts'
import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import type { Call } from '../../api/client.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { QueryLink } from '../../components/QueryLink.tsx'
import { QueryPager } from '../../components/QueryPager.tsx'
import { QueryTabs } from '../../components/QueryTabs.tsx'
import { usePage } from '../../components/usePage.ts'
import { type QueryState, useQuery } from '../../components/useQuery.ts'
import { INQUIRY_TABS, type InquiryTab, isInquiryTab } from '../../domain/inquiry-answers.ts'
import type { InquiryBasket } from '../../stores/inquiry-basket.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { KeywordField } from '../shared/personal/KeywordField.tsx'
import { ListCount } from '../shared/personal/ListCount.tsx'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { dialogSheet, inquirySheet } from '../shared/style-sheets.ts'
import { useReturn } from '../shared/useReturn.ts'
import { InquiryDetail } from './InquiryDetail.tsx'
import { InquiryRows } from './InquiryRows.tsx'
import { useBasket } from './use-basket.ts'

const PAGE_SIZE = 20
const sheets = () => Promise.all([dialogSheet(), inquirySheet()])
const TABS: readonly InquiryTab[] = ['all', 'waiting', 'answered', 'ended', 'hall']

/** /personal-center/inquiry: the visitor's inquiries by state (`?tab=`) and words (`?keyword=`), and one (`?id=`). */
export const MyInquiriesPage = () => (
  <PersonalPage sheet={sheets}>
    <MyInquiries />
  </PersonalPage>
)

function MyInquiries() {
  const { call, recount } = usePersonal()
  const basket = useBasket()
  const at = useQuery()
  const id = at.query.get('id')
  if (id !== null) return <InquiryDetail call={call} at={at} id={id} recount={recount} />
  return <List call={call} at={at} basket={basket} />
}

function List({ call, at, basket }: { call: Call; at: QueryState; basket: InquiryBasket }) {
  const page = usePage()
  const { t, format } = page
  const tabParam = at.query.get('tab')
  const tab = isInquiryTab(tabParam) ? tabParam : 'all'
  const keyword = at.query.get('keyword') ?? ''
  const pageNum = Math.max(1, Math.trunc(Number(at.query.get('page'))) || 1)
  const waiting = useStore(basket.$recipients, { ssr: 'initial' }).length
  const mine = useMine(call, tab, keyword, pageNum)
  useReturn(mine.refresh)
  const isNarrowed = tab !== 'all' || keyword !== ''
  const total = mine.answer?.ok ? mine.answer.data.total : 0
  return (
    <>
      <div className="iq-tools">
        <QueryTabs
          at={at}
          label={t('inquiry:states')}
          values={TABS}
          current={tab}
          to={(one) => ({ tab: one === 'all' ? null : one, page: null, ...(one === 'hall' && { keyword: null }) })}
        >
          {(one) => t(`inquiry:tabs.${one}`)}
        </QueryTabs>
        <a className="btn btn-primary push" href={page.href('/business/publish-inquiry')}>
          {t('inquiry:write')}
        </a>
      </div>
      {waiting > 0 && (
        <p className="kept">
          <span>{t('inquiry:basketWaits', { count: waiting, n: format.number(waiting) })}</span>
          <a className="link" href={page.href('/business/publish-inquiry', { to: 'exhibitors' })}>
            {t('inquiry:basketGo')}
          </a>
        </p>
      )}
      {tab !== 'hall' && (
        <div className="pc-tools">
          <KeywordField
            label={t('inquiry:searchMine')}
            value={keyword}
            onSearch={(words) => at.go({ keyword: words || null, page: null })}
          />
        </div>
      )}
      <ListCount
        className="hint"
        text={total > 0 ? t('inquiry:countMine', { count: total, n: format.number(total) }) : ''}
        noMatch={mine.answer?.ok && isNarrowed ? t('inquiry:noneHere') : ''}
      />
      <Results {...{ at, mine, pageNum, isNarrowed }} />
    </>
  )
}

/** myInquiry with the tab's states; the hall's tab uses a separate call (GET inquiry). */
function useMine(call: Call, tab: InquiryTab, keyword: string, pageNum: number) {
  const load = useCallback(() => {
    const paging = { pageNum, pageSize: PAGE_SIZE }
    if (tab === 'hall') return call(calls.mineInHall, paging)
    const status = [...INQUIRY_TABS[tab]]
    return call(calls.mine, { ...paging, ...(status.length > 0 && { status }), ...(keyword !== '' && { keyword }) })
  }, [call, tab, keyword, pageNum])
  return useAnswer(load, true)
}

interface ResultsProps {
  at: QueryState
  mine: ReturnType<typeof useMine>
  pageNum: number
  isNarrowed: boolean
}

function Results({ at, mine, pageNum, isNarrowed }: ResultsProps) {
  const page = usePage()
  const { t } = page
  const { answer, busy } = mine
  if (!answer?.ok) return <RequestState request={mine} title={t('inquiry:failed')} />
  const { records, total } = answer.data
  if (records.length === 0 && total === 0) {
    const actions = isNarrowed
      ? []
      : [
          { label: t('inquiry:write'), href: page.href('/business/publish-inquiry') },
          { label: t('inquiry:browse'), href: page.href('/exhibits') },
        ]
    return (
      <EmptyState
        title={t(isNarrowed ? 'inquiry:noneHere' : 'inquiry:noneYet')}
        description={t(isNarrowed ? 'inquiry:noneHereWhy' : 'inquiry:noneYetWhy')}
        actions={actions}
      >
        {isNarrowed && (
          <p>
            <QueryLink at={at} to={{ tab: null, keyword: null, page: null }} className="btn btn-primary">
              {t('inquiry:showAll')}
            </QueryLink>
          </p>
        )}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={busy}>
      <InquiryRows at={at} items={records} />
      <QueryPager at={at} pageNum={pageNum} pageSize={PAGE_SIZE} total={total} shown={records.length} />
    </div>
  )
}
