import { useCallback, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { useLeaveGuard, useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { appointment } from '../../contract/appointment.ts'
import { reservation } from '../../contract/reservation.ts'
import type { ScheduleEntry } from '../../contract/schedule.ts'
import type { PageContext } from '../../lib/page.ts'
import { TextArea } from '../shared/form/TextField.tsx'
import { type Answer, useAnswer } from '../shared/form/useAnswer.ts'

interface Reason {
  reasonId: string
  reasonName: string
  needsRemark: boolean
}

interface Props {
  page: PageContext
  call: Call
  entry: ScheduleEntry
  onClose: () => void
  onDone: () => void
}

/** Gives up an entry that cannot simply be taken back: a talk with a reason of the platform's list, others after a question. */
export function CancelDialog({ page, call, entry, onClose, onDone }: Props) {
  const { t } = page
  const isTalk = entry.kind === 'NEGOTIATION'
  const ask = useCallback(
    (): Promise<Answer<Reason[]>> =>
      isTalk ? call(reservation.cancelReasons, {}) : Promise.resolve({ ok: true, data: [] }),
    [call, isTalk],
  )
  const { answer, again } = useAnswer<Reason[]>(ask)
  const [chosen, setChosen] = useState<Reason | null>(null)
  const [remark, setRemark] = useState('')
  const [notice, setNotice] = useState<string | null>(null)
  const { busy, write } = useWrite()
  useLeaveGuard(remark.trim() !== '')
  const send = async () => {
    if (isTalk && !chosen) return setNotice(t('plan:cancel.choose'))
    if (chosen?.needsRemark && remark.trim() === '') return setNotice(t('plan:cancel.say'))
    setNotice(null)
    const appointmentId = entry.appointmentId ?? ''
    const result = chosen
      ? await call(reservation.cancel, {
          appointmentId,
          reasonId: chosen.reasonId,
          ...(remark.trim() !== '' && { remark: remark.trim() }),
        })
      : await call(appointment.cancel, { appointmentId })
    if (result.ok) onDone()
    else setNotice(result.message)
  }
  return (
    <Dialog title={t('plan:cancel.title')} close={t('common:close')} onClose={onClose}>
      <p>
        <b>{entry.title}</b>
        <br />
        <span className="muted tnum">{page.format.dateTime(entry.startTime, page.zone)}</span>
      </p>
      <ErrorNote page={page} text={notice} />
      {answer === null ? (
        <div className="skeleton skeleton-text" role="status" aria-label={t('common:loading')} />
      ) : !answer.ok ? (
        <ErrorNote page={page} text={answer.message} again={again} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            write(send)
          }}
        >
          {isTalk && (
            <fieldset className="plan-reasons">
              <legend>{t('plan:cancel.why', { name: entry.hostName })}</legend>
              {answer.data.map((reason) => (
                <label key={reason.reasonId} className="check">
                  <input
                    type="radio"
                    name="reason"
                    checked={chosen?.reasonId === reason.reasonId}
                    onChange={() => setChosen(reason)}
                  />
                  {reason.reasonName}
                </label>
              ))}
            </fieldset>
          )}
          {isTalk && (
            <TextArea
              label={t(chosen?.needsRemark ? 'plan:cancel.remark' : 'plan:cancel.remarkMay')}
              maxLength={500}
              aria-required={chosen?.needsRemark ?? false}
              value={remark}
              onText={setRemark}
            />
          )}
          {!isTalk && <p>{t(entry.kind === 'CHAT' ? 'plan:cancel.chat' : 'plan:cancel.activity')}</p>}
          <div className="spread">
            <button className="btn btn-2" type="button" onClick={onClose}>
              {t('plan:cancel.keep')}
            </button>
            <WriteButton className="btn btn-2 btn-danger" busy={busy} submit onPress={() => {}}>
              {t(busy ? 'plan:cancel.sending' : 'plan:cancel.send')}
            </WriteButton>
          </div>
        </form>
      )}
    </Dialog>
  )
}
