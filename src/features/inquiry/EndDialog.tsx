import { inquiry as calls, type Inquiry, type InquiryFeedback } from '@fair/contract/inquiry.ts'
import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextArea } from '../shared/form/TextField.tsx'
import type { Answer } from '../shared/form/useAnswer.ts'

const REMARK_MAX = 500

interface Props {
  inquiry: Inquiry
  /** The answer with which the deal is closed; null: with none. */
  answer: InquiryFeedback | null
  onEnded: (takesBack: boolean) => void
  onClose: () => void
}

/**
 * Asks for confirmation before an inquiry is ended, which cannot be undone. A DIRECT one is ended by inquiry/finish
 * with its result, one of the hall by PUT inquiry/{id} (Spec 7). The typed text stays if that fails.
 */
export function EndDialog({ inquiry, answer, onEnded, onClose }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const [typed, setRemark] = useState('')
  const [takesBack, setTakesBack] = useState(false)
  const remark = typed.trim()
  const isHall = inquiry.kind === 'HALL'
  const end = (): Promise<Answer<unknown>> =>
    isHall
      ? call(calls.end, { id: inquiry.id })
      : call(calls.finish, {
          inquiryId: inquiry.id,
          ...(answer && { feedbackId: answer.feedbackId }),
          ...(remark !== '' && { remark }),
          ...(takesBack && { takeBack: true }),
        })
  const title = isHall ? t('inquiry:leaveHall') : answer ? t('inquiry:deal') : t('inquiry:endTitle')
  const description = isHall
    ? t('inquiry:leaveHallWhy')
    : answer
      ? t('inquiry:dealWhy', { name: answer.exhibitorName })
      : t('inquiry:endWhy')
  return (
    <Dialog title={title} close={t('common:close')} onClose={onClose}>
      <ShortForm
        className="iq-end"
        submit={title}
        sending={t('inquiry:ending')}
        buttonClass={answer ? 'btn btn-primary' : 'btn btn-danger'}
        after={
          <button className="btn btn-quiet" type="button" onClick={onClose}>
            {t('inquiry:keepOpen')}
          </button>
        }
        isDirty={typed !== ''}
        send={end}
        onSent={() => onEnded(takesBack)}
      >
        <p>{description}</p>
        {!isHall && (
          <TextArea
            label={t(answer ? 'inquiry:remark' : 'inquiry:reason')}
            maxLength={REMARK_MAX}
            value={typed}
            onText={setRemark}
          />
        )}
        {!isHall && !answer && (
          <label className="check">
            <input
              type="checkbox"
              checked={takesBack}
              onChange={({ currentTarget: { checked } }) => setTakesBack(checked)}
            />
            <span>{t('inquiry:takeBack')}</span>
          </label>
        )}
      </ShortForm>
    </Dialog>
  )
}
