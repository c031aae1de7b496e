import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldError, Form } from '../../../contract/form.ts'
import type { FormValues } from '../../../contract/form-field.ts'
import type { Instant } from '../../../domain/brand.ts'
import { isoOf } from '../../../domain/instant.ts'
import { now } from '../../../lib/clock.ts'
import type { PageContext } from '../../../lib/page.ts'
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

/** From the last key to the draft, in ms. */
const SAVE_DELAY_MS = 800
/** From leaving a field to what is said of it, in ms: longer than a click takes. */
const LEAVE_MS = 250

export interface FormOptions {
  page: PageContext
  form: Form
  services: FormServices
  send: SendForm
  onSent: (values: FormValues) => void
  /** What is wrong by no rule of the form: said together with what is, before anything is sent. */
  alsoWrong?: ((values: FormValues) => readonly FieldError[]) | undefined
  /** What was entered is shown once more before it is sent. */
  hasReview?: boolean
}

export interface LiveForm {
  scope: FormScope
  entries: Entries
  /** What is said in the summary, in the form's order. */
  shownErrors: readonly { place: Place; label: string; words: string }[]
  /** Counts the attempts to send that were not taken: the summary takes the focus at each. */
  attempts: number
  isSending: boolean
  failure: string | null
  /** The values that are shown once more; null while they are written. */
  review: FormValues | null
  edit(): void
  /** When the draft was kept, ISO; null while there is none. */
  savedAt: Instant | null
  /** The form began with a draft of an earlier visit. */
  wasRestored: boolean
  /** The draft is of an older version of the form. */
  isOlderVersion: boolean
  submit(): Promise<void>
  startOver(): void
  /** Puts in values of the platform's, such as those of an earlier registration. */
  fillIn(values: FormValues): void
}

/** One form at work: its entries, what is said about them, its draft, and how it is sent. */
export function useForm({ page, form, services, send, onSent, alsoWrong, hasReview = false }: FormOptions): LiveForm {
  const { zone, t } = page
  const [kept] = useState(() => services.drafts.read(form.formId))
  const [entries, setEntries] = useState<Entries>(() => startEntries(form, kept?.entries ?? null, zone))
  const [savedAt, setSavedAt] = useState(kept?.time ?? null)
  const [wasRestored, setRestored] = useState(kept !== null)
  /** Places whose problems may be said: left with an answer, or found when it was sent. */
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
      // What the platform said of a value ends with the value; a changed group has other rows.
      setPlatform((now) => now.filter((each) => !placeKey(each.place).startsWith(placeKey(place))))
    },
    leave(place) {
      if (!isAnswered(valueAt(entries, place))) return
      // What is said moves what is below: not while a hand is on its way to a button there.
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
      const outcome = await withLoadingOverlay(send(values, requestId))
      if (outcome.kind !== 'expired' || !services.login || !(await services.login())) return outcome
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
      setReview(null)
      setPlatform(problemsOfPlatform(form, outcome.fieldErrors))
      setFailure(outcome.fieldErrors.length === 0 ? (outcome.message ?? t('form:refused')) : null)
    } else setFailure(outcome.message)
    setAttempts((n) => n + 1)
  }

  const startOver = () => {
    dropDraft()
    setEntries(startEntries(form, null, zone))
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

/** Keeps the draft a moment after the last key, and at once when the page is left. Gives what ends it. */
function useDraft(form: Form, { drafts }: FormServices, entries: Entries, onKept: (time: Instant) => void): () => void {
  const first = useRef(entries)
  const last = useRef<Entries | null>(null)
  useEffect(() => {
    if (entries === first.current) return
    last.current = entries
    const keep = () => {
      if (last.current === null) return
      const time = isoOf(now().getTime())
      if (drafts.keep(form.formId, { version: form.version, entries: draftOf(form, last.current), time })) onKept(time)
      last.current = null
    }
    const timer = setTimeout(keep, SAVE_DELAY_MS)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [form, drafts, entries, onKept])
  return () => {
    last.current = null
    drafts.drop(form.formId)
  }
}
