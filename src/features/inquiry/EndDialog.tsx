import { useState } from 'react'
import type { Call } from '../../api/client.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { useLeaveGuard, useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { inquiry as calls, type Inquiry, type InquiryFeedback } from '../../contract/inquiry.ts'
import type { PageContext } from '../../lib/page.ts'
import { TextArea } from '../shared/form/TextField.tsx'

const REMARK_MAX = 500

interface Props {
  page: PageContext
  call: Call
  inquiry: Inquiry
  /** With whom the deal is closed; null: with nobody. */
  answer: InquiryFeedback | null
  onEnded: () => void
  onClose: () => void
}

/**
 * Asks before an inquiry is ended, which cannot be undone: a DIRECT one by inquiry/finish with its result, one of the hall
 * by PUT inquiry/{id} (Spec 7). What was written stays when that fails.
 */
export function EndDialog({ page, call, inquiry, answer, onEnded, onClose }: Props) {
  const { t } = page
  const [remark, setRemark] = useState('')
  const [failure, setFailure] = useState('')
  const { busy, write } = useWrite()
  useLeaveGuard(remark !== '')
  const isHall = inquiry.kind === 'HALL'
  const end = () =>
    write(async () => {
      setFailure('')
      const notice = remark.trim()
      const done = isHall
        ? await call(calls.end, { id: inquiry.id })
        : await call(calls.finish, {
            inquiryId: inquiry.id,
            ...(answer && { feedbackId: answer.feedbackId }),
            ...(notice !== '' && { remark: notice }),
          })
      if (done.ok) onEnded()
      else setFailure(done.message)
    })
  const title = isHall ? t('inquiry:leaveHall') : answer ? t('inquiry:deal') : t('inquiry:endTitle')
  const description = isHall
    ? t('inquiry:leaveHallWhy')
    : answer
      ? t('inquiry:dealWhy', { name: answer.exhibitorName })
      : t('inquiry:endWhy')
  return (
    <Dialog title={title} close={t('common:close')} onClose={onClose}>
      <form
        className="iq-end"
        onSubmit={(event) => {
          event.preventDefault()
          end()
        }}
      >
        <p>{description}</p>
        {!isHall && (
          <TextArea
            label={t(answer ? 'inquiry:remark' : 'inquiry:reason')}
            maxLength={REMARK_MAX}
            value={remark}
            onText={setRemark}
          />
        )}
        <div role="alert">{failure !== '' && <p className="error-text">{failure}</p>}</div>
        <p className="btn-row">
          <WriteButton className={answer ? 'btn btn-primary' : 'btn btn-danger'} busy={busy} submit onPress={end}>
            {busy ? t('inquiry:ending') : failure === '' ? title : t('common:retry')}
          </WriteButton>
          <button className="btn btn-quiet" type="button" onClick={onClose}>
            {t('inquiry:keepOpen')}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
