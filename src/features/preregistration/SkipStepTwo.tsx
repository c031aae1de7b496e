import { type ReactNode, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { Icon } from '../../components/Icon.tsx'
import { preregistration } from '../../contract/preregistration.ts'
import type { PageContext } from '../../lib/page.ts'
import { RegistrationPreview } from './RegistrationPreview.tsx'

interface Props {
  page: PageContext
  call: Call
  registrationId: string
  steps: ReactNode
  onBack: () => void
  onDone: () => void
}

/** Leaves the intentions out, once what counts has been read. */
export function SkipStepTwo({ page, call, registrationId, steps, onBack, onDone }: Props) {
  const { t } = page
  const busy = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const skip = async () => {
    if (busy.current) return
    busy.current = true
    setSending(true)
    const answer = await call(preregistration.skipStepTwo, { registrationId })
    busy.current = false
    setSending(false)
    if (answer.ok) onDone()
    else setFailure(answer.message)
  }
  return (
    <div className="form">
      {steps}
      {failure !== null && (
        <div className="summary" role="alert">
          <b>{failure}</b>
        </div>
      )}
      <div className="review">
        <h2>{t('preregistration:confirmTitle')}</h2>
        <RegistrationPreview page={page} call={call} />
      </div>
      <div className="foot">
        <button className="btn btn-quiet" type="button" onClick={onBack}>
          <Icon name="left" small />
          {t('form:back')}
        </button>
        <span className="push" />
        <button className="btn btn-primary" type="button" aria-disabled={isSending} onClick={() => void skip()}>
          {t(isSending ? 'form:sending' : 'preregistration:submit')}
        </button>
      </div>
    </div>
  )
}
