import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorState } from '../../components/ErrorState.tsx'
import { ListSkeleton } from '../../components/Skeleton.tsx'
import { useNow } from '../../components/useNow.ts'
import { useQuery } from '../../components/useQuery.ts'
import { cachePage } from '../../lib/offline.ts'
import { tenantAt } from '../../lib/storage-keys.ts'
import { $booked } from '../../stores/bookings.ts'
import { openOverlay } from '../../stores/open-overlay.ts'
import type { StoredPlan } from '../../stores/plan-keep.ts'
import { showToast } from '../../stores/toasts.ts'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { dialogSheet, planSheet } from '../shared/style-sheets.ts'
import { useReturn } from '../shared/useReturn.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { FeedDialog } from './FeedDialog.tsx'
import { PlanBody } from './PlanBody.tsx'
import { readPlanAddress } from './plan-address.ts'
import { loadPlan, type PlanLoad, type PlanSource } from './plan-load.ts'
import { bookFollowed, giveUp } from './plan-writes.ts'

type Open = { dialog: 'cancel'; entry: ScheduleEntry } | { dialog: 'feed' }

/** Interval between two checks of the clock while the page is open, in ms. */
const TICK = 30_000

/**
 * /personal-center/schedule: everything that the visitor has booked or follows. /personal-center/calendar: booked
 * entries by week and day, and the calendar subscription.
 */
export const PlanPage = ({ source }: { source: PlanSource }) => (
  <PersonalPage sheet={planSheet}>
    <Plan source={source} />
  </PersonalPage>
)

/** The visitor's plan as list, day or week. It is fetched again after a booking or cancellation on the page. */
function Plan({ source }: { source: PlanSource }) {
  const { page, data, call, recount } = usePersonal()
  const { t } = page
  const at = useQuery()
  const [load, setLoad] = useState<PlanLoad | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const now = useNow(TICK)
  const turns = useRef({ requested: 0, shown: 0 })
  const isShown = useRef(false)
  const loadAnswer = useCallback(async () => {
    turns.current.requested += 1
    const mine = turns.current.requested
    const loaded = await loadPlan(call, data, source)
    // The response to an earlier request than the one shown is outdated.
    if (mine < turns.current.shown || (!loaded.ok && loaded.code === 'aborted')) return
    turns.current.shown = mine
    // A plan that is shown stays, with the dialog that is open over it.
    if (!loaded.ok && isShown.current) return showToast({ text: loaded.message, bad: true })
    isShown.current = loaded.ok
    setLoad(loaded)
  }, [call, data, source])
  useEffect(() => void loadAnswer(), [loadAnswer])
  useEffect(() => void cachePage(tenantAt(data)), [data])
  // A booking made over the page (such as a new time for an appointment) appears in the plan.
  useEffect(() => $booked.listen(() => void loadAnswer()), [loadAnswer])
  // It may have changed meanwhile.
  useReturn(loadAnswer)
  const address = useMemo(() => readPlanAddress(at.query, source === 'calendar' ? 'week' : 'list'), [at.query, source])
  if (load === null) return <ListSkeleton />
  if (!load.ok) return <ErrorState failure={load} title={t('plan:failed')} again={loadAnswer} />
  const changed = async () => {
    recount()
    await loadAnswer()
  }
  const plan: StoredPlan = load.plan
  return (
    <>
      <PlanBody
        at={at}
        address={address}
        source={source}
        plan={plan}
        seen={load.seen}
        now={now}
        again={() => void loadAnswer()}
        onFeed={() => void dialogSheet().then(() => setOpen({ dialog: 'feed' }))}
        onBook={(entry) => bookFollowed(entry, { page, call, changed })}
        onMove={(entry) => {
          const pathname = page.href(`/exhibitor/detail/${entry.exhibitorId}`)
          openOverlay('book', { at: { pathname, search: '' }, moves: entry })
        }}
        onCancel={async (entry) => {
          if (await giveUp(entry, { page, call, changed })) return
          await dialogSheet()
          setOpen({ dialog: 'cancel', entry })
        }}
      />
      {open?.dialog === 'cancel' && (
        <CancelDialog
          entry={open.entry}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            showToast({ text: t('plan:cancelled', { title: open.entry.title }) })
            void changed()
          }}
          onRefused={() => void loadAnswer()}
        />
      )}
      {open?.dialog === 'feed' && <FeedDialog onClose={() => setOpen(null)} />}
    </>
  )
}
