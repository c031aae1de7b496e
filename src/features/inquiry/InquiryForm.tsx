import type { FormValues } from '@fair/contract/form-field.ts'
import { type Inquiry, inquiry } from '@fair/contract/inquiry.ts'
import { dayKey } from '@fair/contract/rules/time.ts'
import { useMemo, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { usePage } from '../../components/usePage.ts'
import { useLeaveGuard } from '../../components/useWrite.ts'
import { now } from '../../lib/clock.ts'
import { sendOrStore } from '../../stores/outbox.ts'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import type { SendOutcome } from '../shared/form/services.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { type Address, budgetOf, inquiryForm, saveInput, type Unit } from './inquiry-form.ts'
import { type InquiryServices, watchDrafts } from './inquiry-services.ts'

interface Props {
  call: Call
  services: InquiryServices
  address: Address
  /** The key under which drafts are stored. */
  formId: string
  values?: FormValues
  /** Whether the visitor is logged in, prompting them if needed. Called before anything is sent. */
  login: () => Promise<boolean>
  /** The recipient's name; '' for the hall. */
  name: string
  onSent: (sent: Inquiry) => void
  /** There is no network: it is stored, and sent later. */
  onWaiting: () => void
  headings?: 'h2' | 'h3'
}

/** Writes and sends an inquiry: to named exhibitors, or to the hall. The draft stays until it is sent. */
export function InquiryForm(props: Props) {
  const page = usePage()
  const request = useEndpoint(inquiry.units, {})
  const { answer } = request
  if (!answer?.ok)
    return <RequestState request={request} title={page.t('inquiry:failed')} skeleton={<FormSkeleton />} />
  return <Loaded {...props} units={answer.data} />
}

function Loaded({
  call,
  services,
  address,
  formId,
  values,
  login,
  name,
  onSent,
  onWaiting,
  headings,
  units,
}: Props & { units: Unit[] }) {
  const page = usePage()
  const { t, zone } = page
  const [dirty, setDirty] = useState(false)
  useLeaveGuard(dirty)
  const { kind } = address
  const form = useMemo(() => {
    const today = dayKey(now(), zone)
    return inquiryForm({ page, kind, units, today, formId, ...(values && { values }) })
  }, [page, zone, kind, units, formId, values])
  const watched = useMemo(() => watchDrafts(services, setDirty), [services])
  const sent = useRef<Inquiry | 'waiting' | null>(null)
  const { idFor } = useIdempotencyKey()
  const send = async (entered: FormValues, requestId: string): Promise<SendOutcome> => {
    // The same text to other exhibitors is another write.
    const id = idFor({ requestId, address })
    const input = saveInput(entered, address, id)
    if (kind === 'DIRECT' && input.exhibitorIds.length === 0) return { kind: 'failed', message: t('inquiry:nobody') }
    if (!(await login())) return { kind: 'failed', message: t('inquiry:loginFirst') }
    const answer = await sendOrStore({ kind: 'inquiry', id, input, name, text: input.content }, call)
    if (answer === 'waiting') {
      sent.current = answer
      return { kind: 'accepted' }
    }
    if (!answer.ok) return { kind: answer.code === 'expired' ? 'expired' : 'failed', message: answer.message }
    sent.current = answer.data
    return { kind: 'accepted' }
  }
  return (
    <PlatformForm
      form={form}
      services={watched}
      send={send}
      alsoWrong={(entered) =>
        budgetOf(entered) === null ? [{ fieldId: 'budget', message: t('inquiry:budgetWrong') }] : []
      }
      headings={headings ?? 'h2'}
      onSent={() => {
        setDirty(false)
        if (sent.current === 'waiting') onWaiting()
        else if (sent.current) onSent(sent.current)
      }}
    />
  )
}
