import { RANDOM_LIVE_CAP } from '@fair/contract/rules/limits.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useIsland } from '../../../islands/IslandProvider.tsx'
import { $notInterested, resetInterested, setInterested } from '../../../stores/not-interested.ts'
import { $session } from '../../../stores/session.ts'
import { showToast } from '../../../stores/toasts.ts'
import { recommendSheet } from '../style-sheets.ts'
import { fetchRecommendations, type Recommendation, type RecommendKind } from './recommend.api.ts'

export interface Slot {
  kind: RecommendKind
  relatedToId: string | undefined
  /** How many are shown at once. */
  count: number
  /** Whether the page contains a choice for all visitors. */
  isFilled: boolean
}

/**
 * The items loaded so far, over all requested pages; `from`: index of the first one shown among those not dismissed.
 */
interface Found {
  items: Recommendation[]
  pageNum: number
  from: number
}

/** Number of rows requested at once. */
const ROWS = 3

/** The kind that "not interested" is stored under: random streams are streams. */
const keptAs = (kind: RecommendKind) => (kind === 'RANDOM_LIVE' ? 'LIVE' : kind)

/** The platform's recommendations for a slot, requested again after each login and logout. */
export function useRecommendations({ kind, relatedToId, count, isFilled }: Slot) {
  const { call } = useIsland()
  const authorization = useStore($session, { ssr: 'initial' })?.authorization ?? null
  const unwanted = useStore($notInterested, { ssr: 'initial' })[keptAs(kind)] ?? []
  const [found, setFound] = useState<Found | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Whether it is decided what to show: before, nothing is rendered that would have to move. */
  const [isDecided, setDecided] = useState(false)
  /** Incremented with each visitor: the answer to another visitor's request is not shown. */
  const visitor = useRef(0)
  const isSignedIn = authorization !== null
  const pageSize = kind === 'RANDOM_LIVE' ? RANDOM_LIVE_CAP : count * ROWS
  const isFetchedAtOnce = isSignedIn || !isFilled || kind === 'RANDOM_LIVE'

  const request = (pageNum: number) => fetchRecommendations(call, { kind, relatedToId, isSignedIn, pageNum, pageSize })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `request` is created from these
  useEffect(() => {
    visitor.current += 1
    const requestedBy = visitor.current
    setFound(null)
    setDecided(false)
    const load = async () => {
      const [answer] = await Promise.all([isFetchedAtOnce ? request(1) : null, recommendSheet()])
      if (requestedBy !== visitor.current) return
      setDecided(true)
      // If the platform has no data about the visitor, the choice for all visitors remains.
      if (!answer?.ok) return
      if (isFilled && kind !== 'RANDOM_LIVE' && answer.data.every(({ reason }) => reason === null)) return
      setFound({ items: answer.data, pageNum: 1, from: 0 })
    }
    void load()
  }, [authorization, kind, relatedToId, pageSize])

  const isNeeded = ({ id }: Recommendation) => !unwanted.includes(id)
  const needed = found?.items.filter(isNeeded) ?? []

  /** Moves on to others: those already loaded, then the platform's next page, then from the beginning. */
  const showOthers = async () => {
    // The choice for all visitors is about the same as the platform's first recommendations.
    const { items, pageNum, from } = found ?? { items: [], pageNum: 0, from: -count }
    const next = from + count
    if (next >= 0 && next < needed.length) return setFound({ items, pageNum, from: next })
    setBusy(true)
    const requestedBy = visitor.current
    const [answer] = await Promise.all([request(pageNum + 1), recommendSheet()])
    setBusy(false)
    if (requestedBy !== visitor.current) return
    if (!answer.ok) return showToast({ text: answer.message, bad: true })
    const known = new Set(items.map(({ id }) => id))
    const more = answer.data.filter(({ id }) => !known.has(id))
    const hasMore = more.some(isNeeded)
    const first = found ? next : Math.min(count, Math.max(0, more.filter(isNeeded).length - count))
    setFound({ items: [...items, ...more], pageNum: hasMore ? pageNum + 1 : pageNum, from: hasMore ? first : 0 })
  }

  return {
    /** Null as long as the choice for all visitors is shown. */
    shown: found && needed.slice(Math.min(found.from, Math.max(0, needed.length - 1))).slice(0, count),
    isBusy,
    isDecided,
    isSignedIn,
    unwantedCount: unwanted.length,
    showOthers,
    dismiss: (id: string) => setInterested(keptAs(kind), id, false),
    takeBack: (id: string) => setInterested(keptAs(kind), id, true),
    takeAllBack: () => resetInterested(keptAs(kind)),
  }
}
