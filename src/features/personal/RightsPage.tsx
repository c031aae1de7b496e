import { type Right, rights } from '@fair/contract/rights.ts'
import { lastMoment } from '@fair/contract/rules/instant.ts'
import { RIGHTS_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { useId, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Tag } from '../../components/parts.tsx'
import { QueryPager } from '../../components/QueryPager.tsx'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { usePage } from '../../components/usePage.ts'
import { useQuery } from '../../components/useQuery.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextArea } from '../shared/form/TextField.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { RequestState } from '../shared/RequestState.tsx'
import { dialogSheet } from '../shared/style-sheets.ts'

const KINDS = { USABLE: 'ok', PENDING: 'warn', USED_UP: 'plain', EXPIRED: 'plain' } as const

/** The visitor's rights, ten per page; requested with the applySource PERSONAL (Spec 7). */
export const RightsPage = () => (
  <PersonalPage sheet={dialogSheet}>
    <Rights />
  </PersonalPage>
)

function Rights() {
  const page = usePage()
  const { t } = page
  const address = useQuery()
  const pageNum = Math.max(1, Math.trunc(Number(address.query.get('page') ?? 1)) || 1)
  const request = useEndpoint(rights.owner, { pageNum, pageSize: RIGHTS_PAGE_SIZE, applySource: 'PERSONAL' })
  const { answer, put } = request
  if (!answer?.ok) return <RequestState request={request} title={t('personal:failed')} />
  const { records, total } = answer.data
  if (total === 0) {
    const actions = [{ label: t('personal:right.way'), href: page.href('/vip-rights') }]
    return <EmptyState title={t('personal:right.none')} description={t('personal:right.noneWhy')} actions={actions} />
  }
  const changed = (next: Right) =>
    put({ ...answer.data, records: records.map((each) => (each.rightId === next.rightId ? next : each)) })
  return (
    <>
      <p className="pc-count">{t('personal:right.count', { count: total })}</p>
      <ul className="pc-list">
        {records.map((right) => (
          <RightRow key={right.rightId} right={right} changed={changed} />
        ))}
      </ul>
      <QueryPager at={address} pageNum={pageNum} pageSize={RIGHTS_PAGE_SIZE} total={total} shown={records.length} />
    </>
  )
}

function RightRow({ right, changed }: { right: Right; changed: (right: Right) => void }) {
  const { t, format, zone } = usePage()
  const [open, setOpen] = useState<'qr' | 'apply' | null>(null)
  const id = useId()
  const { rightName, description, status, quota, used, validTo, qrContent } = right
  const isUsable = status === 'USABLE'
  const use = qrContent ? 'qr' : 'apply'
  const word = use === 'apply' ? 'apply' : open === 'qr' ? 'hideQr' : 'showQr'
  return (
    <li className="pc-row pc-plain">
      <div>
        <h2 className="pc-name">
          {rightName} <Tag kind={KINDS[status]}>{t(`personal:right.${status}`)}</Tag>
        </h2>
        <p className="small">{description}</p>
        <p className="tiny faint tnum">
          {typeof quota === 'number'
            ? t('personal:right.used', { used: format.number(used), quota: format.number(quota) })
            : t('personal:right.free')}
          {' · '}
          {t('personal:right.until', { date: format.date(lastMoment(validTo), zone) })}
        </p>
        <div id={id}>
          {isUsable && open === 'qr' && qrContent && (
            <QrCodeElement text={qrContent} label={t('personal:right.qr', { name: rightName })} />
          )}
          {isUsable && open === 'apply' && (
            <ApplyForm
              right={right}
              done={(next) => {
                setOpen(null)
                changed(next)
              }}
            />
          )}
        </div>
      </div>
      {isUsable && (
        <button
          className="btn btn-2 btn-s"
          type="button"
          // The words of the other one change.
          aria-expanded={use === 'apply' ? open !== null : undefined}
          aria-controls={id}
          onClick={() => setOpen(open === null ? use : null)}
        >
          {t(`personal:right.${word}`)}
          <span className="visually-hidden"> {rightName}</span>
        </button>
      )}
    </li>
  )
}

function ApplyForm({ right, done }: { right: Right; done: (right: Right) => void }) {
  const { page, call } = useIsland()
  const { t } = page
  const [typed, setRemark] = useState('')
  const { idFor } = useIdempotencyKey()
  const remark = typed.trim()
  const wish = { rightId: right.rightId, ...(remark !== '' && { remark }) }
  return (
    <ShortForm
      className="pc-form"
      submit={t('personal:right.send')}
      isDirty={typed !== ''}
      send={() => call(rights.apply, { ...wish, requestId: idFor(right.rightId) })}
      onSent={(next) => {
        showToast({ text: t('personal:right.sent') })
        done(next)
      }}
    >
      <TextArea label={t('personal:right.remark')} maxLength={500} rows={3} value={typed} onText={setRemark} />
    </ShortForm>
  )
}
