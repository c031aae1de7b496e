import { useCallback, useId, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Tag } from '../../components/parts.tsx'
import { QueryPager } from '../../components/QueryPager.tsx'
import { ListSkeleton } from '../../components/Skeleton.tsx'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { useQuery } from '../../components/useQuery.ts'
import { useLeaveGuard } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { type Right, rights } from '../../contract/rights.ts'
import { RIGHTS_PAGE_SIZE } from '../../domain/limits.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { TextArea } from '../shared/form/TextField.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { dialogSheet } from '../shared/style-sheets.ts'

const KINDS = { USABLE: 'ok', PENDING: 'warn', USED_UP: 'plain', EXPIRED: 'plain' } as const

/** The visitor's rights, ten a page, PERSONAL (Spec 7). */
export const RightsPage = () => (
  <PersonalPage sheet={dialogSheet}>
    <Rights />
  </PersonalPage>
)

function Rights() {
  const { page, call } = useIsland()
  const { t } = page
  const address = useQuery()
  const pageNum = Math.max(1, Math.trunc(Number(address.query.get('page') ?? 1)) || 1)
  const ask = useCallback(
    () => call(rights.owner, { pageNum, pageSize: RIGHTS_PAGE_SIZE, applySource: 'PERSONAL' }),
    [call, pageNum],
  )
  const { answer, again, put } = useAnswer(ask)
  if (answer === null) return <ListSkeleton page={page} />
  if (!answer.ok) return <ErrorState page={page} failure={answer} title={page.t('personal:failed')} again={again} />
  const { records, total } = answer.data
  if (total === 0) {
    const actions = [{ label: t('personal:right.way'), href: page.href('/vip-rights') }]
    return (
      <EmptyState
        drawing="empty"
        title={t('personal:right.none')}
        description={t('personal:right.noneWhy')}
        actions={actions}
      />
    )
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
      <QueryPager page={page} at={address} pageNum={pageNum} pageSize={RIGHTS_PAGE_SIZE} total={total} />
    </>
  )
}

function RightRow({ right, changed }: { right: Right; changed: (right: Right) => void }) {
  const { page } = useIsland()
  const { t, format, zone } = page
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
          {t('personal:right.until', { date: format.date(validTo, zone) })}
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
          aria-expanded={open !== null}
          aria-controls={id}
          onClick={() => setOpen(open === null ? use : null)}
        >
          {t(`personal:right.${word}`)}
        </button>
      )}
    </li>
  )
}

function ApplyForm({ right, done }: { right: Right; done: (right: Right) => void }) {
  const { page, call } = useIsland()
  const { t } = page
  const [remark, setRemark] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // One id for all tries of one request: a repeat after a lost answer is not a second one.
  const [requestId] = useState(() => crypto.randomUUID())
  useLeaveGuard(remark !== '')
  const send = async () => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    const words = remark.trim() === '' ? {} : { remark: remark.trim() }
    const result = await call(rights.apply, { rightId: right.rightId, requestId, ...words })
    setBusy(false)
    if (!result.ok) return setFailure(result.message)
    showToast({ text: t('personal:right.sent') })
    done(result.data)
  }
  return (
    <form
      className="pc-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea label={t('personal:right.remark')} maxLength={500} rows={3} value={remark} onText={setRemark} />
      {failure !== null && (
        <p className="error-text" role="alert">
          {failure}
        </p>
      )}
      <WriteButton className="btn btn-primary" busy={busy} submit onPress={() => {}}>
        {t('personal:right.send')}
      </WriteButton>
    </form>
  )
}
