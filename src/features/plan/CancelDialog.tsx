import { appointment } from '@fair/contract/appointment.ts'
import { reservation } from '@fair/contract/reservation.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { useCallback, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { isRefusal } from '../../domain/errors.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextArea } from '../shared/form/TextField.tsx'
import { type Answer, useAnswer } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'

interface Reason {
  reasonId: string
  reasonName: string
  needsRemark: boolean
}

interface Props {
  entry: ScheduleEntry
  onClose: () => void
  onDone: () => void
  /** The platform has refused it: the entry may have changed elsewhere. */
  onRefused: () => void
}

/** Cancels an entry: an appointment with a reason from the platform's list, others after a confirmation. */
export function CancelDialog({ entry, onClose, onDone, onRefused }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const isTalk = entry.kind === 'NEGOTIATION'
  const load = useCallback(
    (): Promise<Answer<Reason[]>> =>
      isTalk ? call(reservation.cancelReasons, {}) : Promise.resolve({ ok: true, data: [] }),
    [call, isTalk],
  )
  const request = useAnswer(load)
  const { answer } = request
  const [chosen, setChosen] = useState<Reason | null>(null)
  const [typed, setRemark] = useState('')
  const remark = typed.trim()
  const appointmentId = entry.appointmentId ?? ''
  const send = (): Promise<Answer<unknown>> =>
    isTalk
      ? call(reservation.cancel, { appointmentId, reasonId: chosen?.reasonId ?? '', ...(remark !== '' && { remark }) })
      : call(appointment.cancel, { appointmentId })
  return (
    <Dialog title={t('plan:cancel.title')} close={t('common:close')} onClose={onClose}>
      <p>
        <b>{entry.title}</b>
        <br />
        <span className="muted tnum">{page.format.dateTime(entry.startTime, page.zone)}</span>
      </p>
      {!answer?.ok ? (
        <RequestState request={request} />
      ) : (
        <ShortForm
          submit={t('plan:cancel.send')}
          sending={t('plan:cancel.sending')}
          buttonClass="btn btn-2 btn-danger"
          before={
            <button className="btn btn-2" type="button" onClick={onClose}>
              {t('plan:cancel.keep')}
            </button>
          }
          wrong={{
            form: answer.data.length > 0 && !chosen ? t('plan:cancel.choose') : null,
            remark: chosen?.needsRemark && remark === '' ? t('plan:cancel.say') : null,
          }}
          isDirty={remark !== ''}
          send={send}
          onSent={onDone}
          onFailed={(failure) => isRefusal(failure) && onRefused()}
        >
          {(wrong) => (
            <>
              {answer.data.length > 0 && (
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
                  wrong={wrong.remark}
                  value={typed}
                  onText={setRemark}
                />
              )}
              {!isTalk && <p>{t(entry.kind === 'CHAT' ? 'plan:cancel.chat' : 'plan:cancel.activity')}</p>}
            </>
          )}
        </ShortForm>
      )}
    </Dialog>
  )
}
