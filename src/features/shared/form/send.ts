import type { FormResult } from '@fair/contract/form.ts'
import type { SendOutcome } from './services.ts'

type Answered = { ok: true; data: FormResult } | { ok: false; code: string; message: string }

/** Translates the answer of a call that returns a FormResult into the outcome for the form. */
export function sendAnswer(answer: Answered): SendOutcome {
  if (!answer.ok) return { kind: answer.code === 'expired' ? 'expired' : 'failed', message: answer.message }
  const { accepted, fieldErrors, message } = answer.data
  return accepted ? { kind: 'accepted' } : { kind: 'refused', fieldErrors, message }
}
