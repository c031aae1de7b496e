import type { Page } from '@fair/contract/endpoint.ts'
import { sample as calls, type Sample } from '@fair/contract/sample.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Result } from '../../api/client.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { QueryLink } from '../../components/QueryLink.tsx'
import { QueryPager } from '../../components/QueryPager.tsx'
import { QueryTabs } from '../../components/QueryTabs.tsx'
import { ListSkeleton } from '../../components/Skeleton.tsx'
import { useQuery } from '../../components/useQuery.ts'
import { showToast } from '../../stores/toasts.ts'
import { useFormServices } from '../shared/form/useFormServices.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { dialogSheet, inquirySheet } from '../shared/style-sheets.ts'
import { SampleRequest } from './SampleAsk.tsx'
import { SampleRow } from './SampleRow.tsx'

const PAGE_SIZE = 20
const sheets = () => Promise.all([dialogSheet(), inquirySheet()])

/** The tabs, each with its states. */
const TABS = {
  all: null,
  open: ['REQUESTED', 'ACCEPTED', 'SENT'],
  done: ['RECEIVED', 'REFUSED', 'CANCELLED'],
} as const satisfies Record<string, readonly Sample['status'][] | null>
type Tab = keyof typeof TABS
const TAB_NAMES = Object.keys(TABS) as Tab[]
const tabOf = (text: string | null): Tab => TAB_NAMES.find((each) => each === text) ?? 'all'

/**
 * /personal-center/sample-list: the requested samples, by state (`?tab=`), and the form to request one (`?ask=`). The
 * call does not filter by state, so all samples are fetched at once (pageSize 0) and shown page by page.
 */
export const MySamplesPage = () => (
  <PersonalPage sheet={sheets}>
    <MySamples />
  </PersonalPage>
)

function MySamples() {
  const { page, call, recount } = usePersonal()
  const services = useFormServices()
  const { t, format } = page
  const at = useQuery()
  const [answer, setAnswer] = useState<Result<Page<Sample>> | null>(null)
  const turn = useRef(0)
  const load = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    const result = await call(calls.list, { pageSize: 0 })
    // A list from before a request for a sample lacks it.
    if (mine === turn.current) setAnswer(result)
  }, [call])
  useEffect(() => void load(), [load])
  const tab = tabOf(at.query.get('tab'))
  const all = answer?.ok ? answer.data.records : null
  const shown = useMemo(() => {
    const states: readonly string[] | null = TABS[tab]
    return (all ?? []).filter(({ status }) => states === null || states.includes(status))
  }, [all, tab])
  const exhibitsId = at.query.get('ask')
  if (exhibitsId !== null) {
    const sent = () => {
      showToast({ text: t('inquiry:sample.sent') })
      recount()
      // The outdated list must not appear for a moment: the visitor could click on a row that is about to move.
      setAnswer(null)
      void load()
      at.go({ ask: null })
    }
    return (
      <>
        <p>
          <QueryLink at={at} to={{ ask: null }} className="link iq-back">
            <Icon name="left" small />
            {t('inquiry:sample.back')}
          </QueryLink>
        </p>
        <SampleRequest call={call} services={services} exhibitsId={exhibitsId} onSent={sent} />
      </>
    )
  }
  if (answer === null) return <ListSkeleton />
  if (!answer.ok) return <ErrorState failure={answer} title={t('inquiry:failed')} again={load} />
  if (answer.data.records.length === 0) {
    const actions = [{ label: t('inquiry:browse'), href: page.href('/exhibits') }]
    return <EmptyState title={t('inquiry:sample.none')} description={t('inquiry:sample.noneWhy')} actions={actions} />
  }
  const changed = (sample: Sample) => {
    setAnswer((now) =>
      now?.ok
        ? {
            ...now,
            data: {
              ...now.data,
              records: now.data.records.map((one) => (one.sampleId === sample.sampleId ? sample : one)),
            },
          }
        : now,
    )
    recount()
  }
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZE))
  const pageNum = Math.min(pages, Math.max(1, Math.trunc(Number(at.query.get('page'))) || 1))
  const here = shown.slice((pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE)
  return (
    <>
      <QueryTabs
        at={at}
        label={t('inquiry:states')}
        values={TAB_NAMES}
        current={tab}
        to={(one) => ({ tab: one === 'all' ? null : one, page: null })}
      >
        {(one) => t(`inquiry:sample.tabs.${one}`)}
      </QueryTabs>
      <p className="pc-count" role="status">
        {t('inquiry:sample.count', { count: shown.length, n: format.number(shown.length) })}
      </p>
      <ul className="pc-list">
        {here.map((one) => (
          <SampleRow key={one.sampleId} call={call} sample={one} changed={changed} onRefused={() => void load()} />
        ))}
      </ul>
      <QueryPager at={at} pageNum={pageNum} pageSize={PAGE_SIZE} total={shown.length} shown={here.length} />
    </>
  )
}
