import type { Inquiry } from '@fair/contract/inquiry.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { QueryLink } from '../../components/QueryLink.tsx'
import { usePage } from '../../components/usePage.ts'
import { useQuery } from '../../components/useQuery.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { awaitLogin } from '../../stores/login-request.ts'
import { showToast } from '../../stores/toasts.ts'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { useFormServices } from '../shared/form/useFormServices.ts'
import { WaitingState } from '../shared/outbox/WaitingState.tsx'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { inquirySheet } from '../shared/style-sheets.ts'
import { InquiryForm } from './InquiryForm.tsx'
import { Recipients } from './Recipients.tsx'
import { startingValues } from './starting-values.ts'
import { useBasket } from './use-basket.ts'

/**
 * /business/publish-inquiry: an inquiry to the hall, or (`?to=exhibitors`) one inquiry to all exhibitors of the basket.
 * Only after the login, as files are stored in an account.
 */
export const PublishPage = () => (
  <PersonalPage reason="inquire" Skeleton={FormSkeleton} sheet={inquirySheet}>
    <Publish />
  </PersonalPage>
)

function Publish() {
  const { page, call } = useIsland()
  const services = useFormServices()
  const basket = useBasket()
  const { t, format } = page
  const at = useQuery()
  const chosen = useStore(basket.$recipients, { ssr: 'initial' })
  const [sent, setSent] = useState<Inquiry | 'waiting' | null>(null)
  const isHall = at.query.get('to') !== 'exhibitors'
  // The basket's suggestions are filled in only once, so that they never overwrite typed text.
  const [first, setFirst] = useState(chosen)
  const values = useMemo(() => startingValues(page, isHall ? [] : first), [page, isHall, first])
  if (sent === 'waiting') return <WaitingState />
  const again = () => {
    setFirst(chosen)
    setSent(null)
  }
  if (sent) return <Sent sent={sent} again={again} />
  const exhibits = [...new Set(chosen.flatMap(({ exhibitsId }) => exhibitsId ?? []))]
  const direct = {
    kind: 'DIRECT' as const,
    exhibitorIds: chosen.map(({ exhibitorId }) => exhibitorId),
    exhibitsId: exhibits.length === 1 ? exhibits[0] : undefined,
  }
  return (
    <>
      <nav className="tabs" aria-label={t('inquiry:where')}>
        <QueryLink at={at} to={{ to: null }} current={isHall}>
          {t('inquiry:tab.intoHall')}
        </QueryLink>
        <QueryLink at={at} to={{ to: 'exhibitors' }} current={!isHall}>
          {t('inquiry:tab.toExhibitors')}
          {chosen.length > 0 && <span className="number"> {format.number(chosen.length)}</span>}
        </QueryLink>
      </nav>
      <p className="hint iq-why">{t(isHall ? 'inquiry:intoHallWhy' : 'inquiry:toExhibitorsWhy')}</p>
      {!isHall && (
        <Recipients
          call={call}
          chosen={chosen}
          add={(one) => {
            if (!basket.add(one)) showToast({ text: t('common:unsaved'), bad: true })
          }}
          remove={(exhibitorId) => basket.remove(exhibitorId)}
        />
      )}
      <InquiryForm
        key={isHall ? 'hall' : 'direct'}
        call={call}
        services={services}
        login={() => awaitLogin('inquire')}
        address={isHall ? { kind: 'HALL', exhibitorIds: [] } : direct}
        formId={isHall ? 'inquiry-hall' : 'inquiry-direct'}
        values={values}
        name={isHall ? '' : format.list(chosen.map(({ exhibitorName }) => exhibitorName))}
        onSent={(one) => {
          if (!isHall) basket.clear(direct.exhibitorIds)
          setSent(one)
        }}
        onWaiting={() => {
          if (!isHall) basket.clear(direct.exhibitorIds)
          setSent('waiting')
        }}
      />
    </>
  )
}

function Sent({ sent, again }: { sent: Inquiry; again: () => void }) {
  const page = usePage()
  const { t, format } = page
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isHall = sent.kind === 'HALL'
  const count = sent.recipients.length
  const description = isHall
    ? t('inquiry:sentHallWhy', { number: sent.inquiryNumber })
    : t('inquiry:sentWhy', { count, n: format.number(count), number: sent.inquiryNumber })
  return (
    <div ref={box} tabIndex={-1} role="status">
      <EmptyState
        illustration="closed"
        title={t('inquiry:sent')}
        description={description}
        actions={[
          { label: t('inquiry:follow'), href: page.href('/personal-center/inquiry', { id: sent.id }) },
          { label: t('inquiry:toHall'), href: page.href('/business') },
        ]}
      >
        <p>
          <button className="link" type="button" onClick={again}>
            {t('inquiry:another')}
          </button>
        </p>
      </EmptyState>
    </div>
  )
}
