import type { AgreementSummary } from '@fair/contract/agreement.ts'
import type { LoginResult, OidcConfig } from '@fair/contract/auth.ts'
import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePage } from '../../components/usePage.ts'
import type { LoginCalls, SentCode } from './login.api.ts'
import {
  accountOf,
  accountProblems,
  fieldOf,
  hasField,
  type LoginField,
  type LoginFields,
  type LoginProblem,
  type LoginStep,
  problemsOf,
} from './login-form.ts'

/** Input and sent codes are kept for the lifetime of the page: a dialog closed by mistake reopens as it was. */
export interface LoginMemory {
  fields: LoginFields
  /** By step and account: a code may be sent only once a minute, also if the dialog is reopened. */
  sent: Map<string, SentCode>
  /** The visitor chose the dialling code. */
  dialled: boolean
}

/** Presets the dialling code, unless the visitor has entered something. */
function preset(memory: LoginMemory, areaCode: string | null): LoginFields {
  if (areaCode && !memory.dialled && memory.fields.phone === '') memory.fields = { ...memory.fields, areaCode }
  return memory.fields
}

const ACCOUNT: readonly (keyof LoginFields)[] = ['accountType', 'areaCode', 'phone', 'email']

type Agreements = readonly AgreementSummary[] | 'failed'

export interface LoginDependencies {
  calls: LoginCalls
  memory: LoginMemory
  /** The dialling code of a country by ISO 3166-1; null if unknown. */
  dialOf: (country: string) => string | null
  loggedIn: (login: LoginResult, stay: boolean) => void
}

/** The state and actions of the login dialog: fields, problems, codes, sending. */
export function useLogin(step: LoginStep, { calls, memory, dialOf, loggedIn }: LoginDependencies) {
  const page = usePage()
  const [fields, setFields] = useState(memory.fields)
  const [problems, setProblems] = useState<readonly LoginProblem[]>([])
  /** Counts the attempts that were refused: each moves the focus to the first problem. */
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)
  const [agreements, setAgreements] = useState<Agreements | null>(null)
  const loading = useRef<Promise<Agreements> | null>(null)
  /** The platform demands agreement, although it reports what has been agreed to. */
  const [termsDemanded, setTermsDemanded] = useState(false)
  const [provider, setProvider] = useState<OidcConfig | null>(null)
  const [proof, setProof] = useState<string | null>(null)
  const [, setTick] = useState(0)
  const running = useRef(false)
  const hidden = page.flags.has('HIDE_LOGIN_PROTOCOL')
  const shownStep: LoginStep = step === 'forgot' && proof !== null ? 'reset' : step

  const showsTerms = !hidden && hasField(shownStep, 'agreed')
  // The account exists: if the platform reports its accepted agreements, a login by password does not ask again.
  const mustAgree = (loaded: Agreements | null): boolean => {
    const knowsTerms = Array.isArray(loaded) && loaded.every(({ accepted }) => typeof accepted === 'boolean')
    return showsTerms && (shownStep !== 'password' || termsDemanded || !knowsTerms)
  }

  const markTouched = (...touched: LoginField[]) =>
    setProblems((before) => before.filter(({ field }) => field === null || !touched.includes(field)))
  const change = (part: Partial<LoginFields>) => {
    memory.fields = { ...memory.fields, ...part }
    if (part.areaCode !== undefined) memory.dialled = true
    setFields(memory.fields)
    if (!ACCOUNT.some((field) => field in part)) return
    // The proof and the error are about the account that was typed before.
    setProof(null)
    markTouched('account')
  }

  const refuse = (found: readonly LoginProblem[]) => {
    setProblems(found)
    if (found.length > 0) setAttempts((count) => count + 1)
  }

  const loadAgreements = useCallback((): Promise<Agreements> => {
    setAgreements(null)
    setProblems((before) => before.filter(({ field }) => field !== 'agreed'))
    loading.current ??= calls.agreements().then((result) => {
      loading.current = null
      const loaded = result.ok
        ? result.data.filter(({ agreementType }) => /^(USER|PRIVACY)$/.test(agreementType))
        : 'failed'
      setAgreements(loaded)
      return loaded
    })
    return loading.current
  }, [calls])
  useEffect(() => {
    if (!hidden) void loadAgreements()
  }, [hidden, loadAgreements])
  useEffect(() => {
    void calls.provider().then(setProvider)
    void calls.country().then((country) => setFields(preset(memory, country && dialOf(country))))
  }, [calls, memory, dialOf])
  const [saidAt, setSaidAt] = useState(step)
  if (saidAt !== step) {
    // Another form of the dialog: problems of the previous one no longer apply.
    setSaidAt(step)
    setProblems([])
  }

  const sentKey = (at: LoginStep) => `${at} ${JSON.stringify(accountOf(fields))}`
  const sent = memory.sent.get(sentKey(shownStep)) ?? null
  const wait = sent ? Math.max(0, Math.ceil((sent.resendAt - performance.now()) / 1000)) : 0
  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setTick((tick) => tick + 1), 1000)
    return () => clearTimeout(timer)
  })

  /** Runs one action at a time, however often a button is pressed. */
  async function alone(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const sendCode = () =>
    alone(async () => {
      const wrong = accountProblems(fields)
      refuse(wrong)
      if (wrong.length > 0) return
      const result = await calls.sendCode(shownStep, fields)
      if (result.ok) memory.sent.set(sentKey(shownStep), result.data)
      else refuse([{ field: fieldOf(result.errCode, shownStep), text: result.message }])
    })

  const submit = () =>
    alone(async () => {
      const isMissing = showsTerms && !Array.isArray(agreements)
      const wrong = problemsOf(shownStep, fields, !isMissing && mustAgree(agreements))
      refuse(wrong)
      if (wrong.length > 0) return
      const loaded = isMissing ? await loadAgreements() : agreements
      if (loaded === 'failed') return refuse([{ field: 'agreed', key: 'login:agreeFailed' }])
      const needsTerms = mustAgree(loaded)
      const unread = problemsOf(shownStep, fields, needsTerms)
      if (unread.length > 0) return refuse(unread)
      const agreementIds = needsTerms && loaded ? loaded.map(({ agreementId }) => agreementId) : []
      const outcome = await calls.send(shownStep, fields, { agreementIds, verificationToken: proof ?? undefined })
      if ('ok' in outcome) {
        if (outcome.errCode === String(ERROR_CODES.proof)) {
          // The proof has expired, and its code is used: only a new code gives another proof.
          setProof(null)
          change({ code: '' })
        }
        const field = fieldOf(outcome.errCode, shownStep)
        setTermsDemanded(field === 'agreed' || termsDemanded)
        refuse([{ field, text: outcome.message }])
      } else if (outcome.kind === 'reset') setProof(outcome.verificationToken)
      else {
        const { stay } = fields
        // Secrets are not kept for the next dialog.
        memory.fields = { ...memory.fields, code: '', password: '', newPassword: '', agreed: false }
        loggedIn(outcome.login, stay)
      }
    })

  return {
    step: shownStep,
    fields,
    problems,
    attempts,
    busy,
    agreements,
    hidden,
    asksTerms: mustAgree(agreements),
    provider,
    sent,
    wait,
    change,
    markTouched,
    sendCode,
    submit,
    loadAgreements,
  }
}

export type LoginDoing = ReturnType<typeof useLogin>
