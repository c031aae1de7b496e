import type { FieldError, Form } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { now } from '../../../lib/clock.ts'
import type { PageContext } from '../../../lib/page.ts'
import { readUserId } from '../../../stores/session-storage.ts'
import { withLoadingOverlay } from '../loading-overlay.ts'

import { type Entries, entriesOf, fieldsOf, isAnswered } from './entries.ts'
import type { FormScope } from './form-context.ts'
import {
  draftOf,
  type FieldProblem,
  type Place,
  placeKey,
  placesOf,
  problemsOf,
  problemsOfPlatform,
  readForm,
  startEntries,
  valueAt,
  withEntry,
} from './model.ts'
import type { FormServices, SendForm, SendOutcome } from './services.ts'
import { useIdempotencyKey } from './useIdempotencyKey.ts'
import { useTrees } from './useTrees.ts'

/** Delay between the last key and storing the draft, in ms. */
const SAVE_DELAY_MS = 800
/** Delay between leaving a field and showing its error, in ms: longer than a click takes. */
const LEAVE_MS = 250

export interface FormOptions {
  page: PageContext
  form: Form
  services: FormServices
  send: SendForm
  onSent: (values: FormValues) => void
  /** Errors beyond the form's rules: shown together with the others before anything is sent. */
  alsoWrong?: ((values: FormValues) => readonly FieldError[]) | undefined
  /** The entries are shown for review before they are sent. */
  hasReview?: boolean
}

export interface LiveForm {
  scope: FormScope
  entries: Entries
  /** The errors shown in the summary, in the form's order. */
  shownErrors: readonly { place: Place; label: string; words: string }[]
  /** Counts the failed attempts to send: each moves the focus to the summary. */
  attempts: number
  isSending: boolean
  failure: string | null
  /** The values shown for review; null during editing. */
  review: FormValues | null
  edit(): void
  /** When the draft was stored, ISO; null if there is none. */
  savedAt: Instant | null
  /** The form started with a draft from an earlier visit. */
  wasRestored: boolean
  /** The draft is of an older version of the form. */
  isOlderVersion: boolean
  submit(): Promise<void>
  startOver(): void
  /** Fills in values from the platform, such as those of an earlier registration. */
  fillIn(values: FormValues): void
}

/** The state of one form: its entries, its errors, its draft, and how it is sent. */
export function useForm({ page, form, services, send, onSent, alsoWrong, hasReview = false }: FormOptions): LiveForm {
  const { zone, t } = page
  const [kept] = useState(() => services.drafts.read(form.formId))
  const [entries, setEntries] = useState<Entries>(() => startEntries(form, kept?.entries ?? null, zone))
  const [savedAt, setSavedAt] = useState(kept?.time ?? null)
  const [wasRestored, setRestored] = useState(kept !== null)
  /** Places whose errors may be shown: those left with an answer, or found on sending. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [platform, setPlatform] = useState<readonly FieldProblem[]>([])
  const [pending, setPendingCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const [attempts, setAttempts] = useState(0)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [review, setReview] = useState<FormValues | null>(null)
  const { trees, treeFailures, needTree } = useTrees(services)
  const dropDraft = useDraft(form, services, entries, setSavedAt)

  const reading = useMemo(() => readForm(form, entries, zone), [form, entries, zone])
  const problems = useMemo(() => problemsOf(form, entries, trees, zone), [form, entries, trees, zone])
  const words = ({ problem }: FieldProblem) => ('text' in problem ? problem.text : t(problem.key, problem.params))

  const found = [...platform, ...problems.filter((each) => touched.has(placeKey(each.place)))]
  for (const { place, field } of placesOf(form, entries)) {
    const key = placeKey(place)
    if (touched.has(key) && pending.get(key))
      found.push({ place, label: field.label, problem: { key: 'form:uploading' } })
  }
  const order = new Map(placesOf(form, entries).map(({ place }, at) => [placeKey(place), at]))
  const shownErrors = [...new Map(found.map((each) => [placeKey(each.place), each]))]
    .sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    .map(([, each]) => ({ place: each.place, label: each.label, words: words(each) }))

  const scope: FormScope = {
    page,
    services,
    trees,
    treeFailures,
    needTree,
    idOf: (place) => `${form.formId}-${placeKey(place)}`,
    wordsAt: (place) => shownErrors.find((each) => placeKey(each.place) === placeKey(place))?.words ?? null,
    isShown: reading.isShown,
    entryAt: (place) => valueAt(entries, place),
    change(place, entry) {
      setEntries((now) => withEntry(now, place, entry))
      // The platform's error for a value is removed when the value changes; a changed group has other rows.
      setPlatform((now) => now.filter((each) => !placeKey(each.place).startsWith(placeKey(place))))
    },
    leave(place) {
      if (!isAnswered(valueAt(entries, place))) return
      // Showing an error moves the content below: not while the pointer is on its way to a button there.
      setTimeout(() => setTouched((now) => new Set(now).add(placeKey(place))), LEAVE_MS)
    },
    setPending(place, count) {
      setPendingCounts((now) => new Map(now).set(placeKey(place), count))
    },
  }

  const busy = useRef(false)
  const { idFor, renew } = useIdempotencyKey()
  const trySend = useCallback(
    async (values: FormValues): Promise<SendOutcome> => {
      const requestId = idFor(values)
      const visitor = readUserId()
      const outcome = await withLoadingOverlay(send(values, requestId))
      if (outcome.kind !== 'expired' || !services.login || !(await services.login())) return outcome
      // Another person has logged in.
      if (![null, readUserId()].includes(visitor)) return outcome
      return withLoadingOverlay(send(values, requestId))
    },
    [send, services, idFor],
  )

  const submit = async () => {
    if (busy.current) return
    const waiting = [...pending].filter(([, count]) => count > 0).map(([key]) => key)
    const others = problemsOfPlatform(form, alsoWrong?.(reading.values) ?? [])
    if (problems.length > 0 || waiting.length > 0 || others.length > 0) {
      setPlatform(others)
      setTouched((now) => new Set([...now, ...problems.map((each) => placeKey(each.place)), ...waiting]))
      setFailure(null)
      return setAttempts((n) => n + 1)
    }
    if (hasReview && review === null) return setReview(reading.values)
    busy.current = true
    setSending(true)
    setFailure(null)
    setPlatform([])
    const { values } = reading
    const outcome = await trySend(values)
    busy.current = false
    setSending(false)
    if (outcome.kind === 'accepted') {
      dropDraft()
      renew()
      return onSent(values)
    }
    if (outcome.kind === 'refused') {
      // Nothing was stored: the same values are a new write, not a repeat that gets the same answer.
      renew()
      setReview(null)
      setPlatform(problemsOfPlatform(form, outcome.fieldErrors))
      setFailure(outcome.fieldErrors.length === 0 ? (outcome.message ?? t('form:refused')) : null)
    } else setFailure(outcome.message)
    setAttempts((n) => n + 1)
  }

  const startOver = () => {
    const empty = startEntries(form, null, zone)
    dropDraft(empty)
    setEntries(empty)
    setTouched(new Set())
    setPlatform([])
    setRestored(false)
    setSavedAt(null)
  }
  const fillIn = (values: FormValues) => setEntries((now) => ({ ...now, ...entriesOf(fieldsOf(form), values, zone) }))
  const isOlderVersion = kept !== null && kept.version !== form.version
  return {
    scope,
    entries,
    shownErrors,
    attempts,
    isSending,
    failure,
    review,
    edit: () => setReview(null),
    savedAt,
    wasRestored,
    isOlderVersion,
    submit,
    startOver,
    fillIn,
  }
}

/**
 * Stores the draft a moment after the last key, and at once when the page is left or the form is closed. Returns a
 * function that deletes it; the entries passed to it are not stored until they change.
 */
function useDraft(form: Form, { drafts }: FormServices, entries: Entries, onKept: (time: Instant) => void) {
  const first = useRef(entries)
  const last = useRef<Entries | null>(null)
  const keep = useCallback(() => {
    if (last.current === null) return
    const time = isoOf(now().getTime())
    if (drafts.keep(form.formId, { version: form.version, entries: draftOf(form, last.current), time })) onKept(time)
    last.current = null
  }, [form, drafts, onKept])
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])
  useEffect(() => {
    if (entries === first.current) return
    last.current = entries
    const timer = setTimeout(keep, SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [entries, keep])
  return (next?: Entries) => {
    last.current = null
    if (next) first.current = next
    drafts.drop(form.formId)
  }
}
