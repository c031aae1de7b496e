import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { type ChatSession, chat } from '../../contract/chat.ts'
import type { Language } from '../../domain/language.ts'
import { uuid } from '../../domain/limits.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import type { PageContext } from '../../lib/page.ts'
import { TextArea, TextField } from '../shared/form/TextField.tsx'
import { chatMoreSheet } from '../shared/style-sheets.ts'
import { keepLeft, LONGEST_LEFT, problemsIn, readLeft } from './leave.ts'

/** The texts and the sheet of what this file draws. */
export async function loadLeave(language: Language) {
  const [t] = await Promise.all([loadTranslate(language, ['common', 'errors', 'leave']), chatMoreSheet()])
  return t
}

interface Props {
  page: PageContext
  call: Call
  session: ChatSession
  /** The form is open: it stands in the composer's place. */
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/** Nobody is on duty: offers to leave a message with a way to be reached (readings, NO_STAFF_ON_DUTY). */
export function LeaveMessage({ page, call, session, isOpen, setOpen }: Props) {
  const { t } = page
  /** Where the answer to what was left goes; null: nothing was left yet. */
  const [left, setLeft] = useState<string | null>(null)
  const again = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The form has gone: the focus goes to where it was opened, which is said as well.
  useEffect(() => {
    if (!isOpen && wasOpen.current) again.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) {
    return (
      <LeaveForm
        page={page}
        call={call}
        session={session}
        done={(contact) => {
          setLeft(contact)
          setOpen(false)
        }}
        cancel={() => setOpen(false)}
      />
    )
  }
  return (
    <div className="leave-offer">
      <p role="status">
        {left === null ? t('leave:offer') : t(left === '' ? 'leave:left' : 'leave:leftWith', { contact: left })}
      </p>
      <button className="btn btn-2 btn-s" type="button" ref={again} onClick={() => setOpen(true)}>
        {t(left === null ? 'leave:open' : 'leave:another')}
      </button>
    </div>
  )
}

interface FormProps {
  page: PageContext
  call: Call
  session: ChatSession
  done: (contact: string) => void
  cancel: () => void
}

/** What is typed is kept on this device until it is sent; an answer that was lost leaves no second message. */
function LeaveForm({ page, call, session, done, cancel }: FormProps) {
  const { t } = page
  const { chatgroupId, role, roleId, title } = session
  const id = useId()
  const box = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(() => readLeft(chatgroupId))
  const [isTold, setTold] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const requestId = useRef(uuid())
  const { busy, write } = useWrite()
  const problems = isTold ? problemsIn(text) : {}
  useEffect(() => keepLeft(chatgroupId, text), [chatgroupId, text])
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])

  const change = (next: typeof text) => {
    // Another text is another message.
    requestId.current = uuid()
    setText(next)
  }
  const send = async () => {
    setFailure(null)
    const contact = text.contact.trim()
    const sent = await call(chat.leaveMessage, {
      ...{ role, roleId: roleId === '' ? 'desk' : roleId, content: text.content.trim() },
      ...(contact !== '' && { contactMethod: contact }),
      requestId: requestId.current,
    })
    if (!sent.ok) return setFailure(sent.message)
    keepLeft(chatgroupId, null)
    done(contact)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    const [first] = Object.keys(problemsIn(text))
    if (first === undefined) write(send)
    else box.current?.querySelector<HTMLElement>(first === 'content' ? 'textarea' : 'input')?.focus()
  }
  const wrong = (field: keyof typeof text) => problems[field] && t(`leave:${problems[field]}`)
  return (
    <form className="leave" noValidate ref={box} aria-labelledby={`${id}-title`} onSubmit={submit}>
      <h3 id={`${id}-title`}>{t('leave:title', { name: title })}</h3>
      <ErrorNote page={page} text={failure} />
      <TextArea
        label={t('leave:message')}
        value={text.content}
        maxLength={LONGEST_LEFT}
        required
        wrong={wrong('content')}
        onText={(content) => change({ ...text, content })}
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
        wrong={wrong('contact')}
        onText={(contact) => change({ ...text, contact })}
      />
      <p className="btn-row">
        <WriteButton className="btn btn-primary" busy={busy} submit onPress={() => {}}>
          {t(busy ? 'leave:sending' : 'leave:send')}
        </WriteButton>
        <button className="btn btn-quiet" type="button" onClick={cancel}>
          {t('leave:cancel')}
        </button>
      </p>
    </form>
  )
}
