import type { ChatSession } from '@fair/contract/chat.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { sendOrStore } from '../../stores/outbox.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextArea, TextField } from '../shared/form/TextField.tsx'
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts'
import { chatMoreSheet } from '../shared/style-sheets.ts'
import { OFFLINE_MESSAGE_MAX, problemsIn, readOfflineMessages, storeOfflineMessage } from './leave.ts'
import { partnerIn } from './partner.ts'

/** Loads the texts and the style sheet of this file's components. */
export async function loadLeave(language: Language) {
  await Promise.all([loadTranslate(language, ['common', 'errors', 'leave', 'outbox']), chatMoreSheet()])
}

interface Props {
  session: ChatSession
  /** The form is open and replaces the composer. */
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/** Nobody is on duty: offers to leave a message with contact details (NO_STAFF_ON_DUTY). */
export function LeaveMessage({ session, isOpen, setOpen }: Props) {
  const { t } = useIsland().page
  /** Where the answer to the message will be sent; null: no message was left yet. */
  const [left, setLeft] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const again = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // When the form closes, the focus returns to the button that opened it, which is also announced.
  useEffect(() => {
    if (!isOpen && wasOpen.current) again.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) {
    return (
      <LeaveForm
        session={session}
        done={(contact) => {
          setLeft(contact)
          setWaiting(false)
          setOpen(false)
        }}
        onWaiting={() => {
          setWaiting(true)
          setOpen(false)
        }}
        cancel={() => setOpen(false)}
      />
    )
  }
  return (
    <div className="leave-offer">
      <p role="status">
        {isWaiting
          ? t('outbox:toast')
          : left === null
            ? t('leave:offer')
            : t(left === '' ? 'leave:left' : 'leave:leftWith', { contact: left })}
      </p>
      <button className="btn btn-2 btn-s" type="button" ref={again} onClick={() => setOpen(true)}>
        {t(left === null && !isWaiting ? 'leave:open' : 'leave:another')}
      </button>
    </div>
  )
}

interface FormProps {
  session: ChatSession
  done: (contact: string) => void
  /** There is no network: the message is stored, and sent later. */
  onWaiting: () => void
  cancel: () => void
}

/** The typed text is stored on this device until it is sent. A lost response does not cause a second message. */
function LeaveForm({ session, done, onWaiting, cancel }: FormProps) {
  const { page, call } = useIsland()
  const { t } = page
  const { chatgroupId, title } = session
  const id = useId()
  const [text, setText] = useState(() => readOfflineMessages(chatgroupId))
  const { idFor } = useIdempotencyKey()
  useEffect(() => storeOfflineMessage(chatgroupId, text), [chatgroupId, text])
  useEffect(() => document.getElementById(id)?.querySelector('textarea')?.focus(), [id])
  const problems = problemsIn(text)
  const contact = text.contact.trim()
  const send = () => {
    const requestId = idFor(text)
    const input = {
      ...partnerIn(session),
      content: text.content.trim(),
      ...(contact !== '' && { contactMethod: contact }),
      requestId,
    }
    return sendOrStore({ kind: 'message', id: requestId, input, name: title, text: input.content }, call)
  }
  return (
    <div id={id}>
      <ShortForm
        className="leave"
        labelledBy={`${id}-title`}
        submit={t('leave:send')}
        sending={t('leave:sending')}
        after={
          <button className="btn btn-quiet" type="button" onClick={cancel}>
            {t('leave:cancel')}
          </button>
        }
        wrong={{
          content: problems.content && t(`leave:${problems.content}`),
          contact: problems.contact && t(`leave:${problems.contact}`),
        }}
        send={send}
        onSent={() => {
          storeOfflineMessage(chatgroupId, null)
          done(contact)
        }}
        onWaiting={() => {
          storeOfflineMessage(chatgroupId, null)
          onWaiting()
        }}
      >
        {(wrong) => (
          <>
            <h3 id={`${id}-title`}>{t('leave:title', { name: title })}</h3>
            <TextArea
              label={t('leave:message')}
              value={text.content}
              maxLength={OFFLINE_MESSAGE_MAX}
              required
              wrong={wrong.content}
              onText={(content) => setText({ ...text, content })}
            />
            <TextField
              label={
                <>
                  {t('leave:contact')} <span className="faint">{t('leave:optional')}</span>
                </>
              }
              hint={t('leave:contactHint')}
              value={text.contact}
              maxLength={254}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              wrong={wrong.contact}
              onText={(contact) => setText({ ...text, contact })}
            />
          </>
        )}
      </ShortForm>
    </div>
  )
}
