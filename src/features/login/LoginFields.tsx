import type { AgreementSummary } from '@fair/contract/agreement.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { codeIn } from '../../domain/account-input.ts'
import { agreementPath } from '../../domain/agreement-path.ts'
import { listParts } from '../../lib/i18n/names.ts'
import type { PageContext } from '../../lib/page.ts'
import { diallingCodes } from '../shared/form/dialling.ts'
import { WaitText } from '../shared/form/WaitText.tsx'
import { hasField, type LoginField, type LoginProblem, strengthOf } from './login-form.ts'
import type { LoginDoing } from './useLogin.ts'

interface Props {
  doing: LoginDoing
}

/** The text of a problem, in the visitor's language. */
export const wordsOf = (page: PageContext, problem: LoginProblem): string =>
  'text' in problem ? problem.text : page.t(problem.key, problem.params)

/** The accessibility attributes of a control: its error, and the hint that describes it. */
function spoken(page: PageContext, { doing }: Props, field: LoginField, hint?: string) {
  const problem = doing.problems.find((each) => each.field === field)
  const id = `login-${field}`
  return {
    id,
    words: problem ? wordsOf(page, problem) : null,
    control: {
      id,
      'aria-invalid': problem !== undefined,
      'aria-describedby': [hint ? `${id}-hint` : '', problem ? `${id}-err` : ''].filter(Boolean).join(' ') || undefined,
    },
  }
}

function Below({ id, words, children }: { id: string; words: string | null; children?: ReactNode }) {
  return (
    <>
      {words !== null && (
        <p className="error-text" id={`${id}-err`}>
          <Icon name="alert" />
          <span>{words}</span>
        </p>
      )}
      {children}
    </>
  )
}

/** Phone with its dialling code, or email. Named so that password managers recognise it. */
export function AccountField({ doing }: Props) {
  const page = usePage()
  const { fields, change } = doing
  const isEmail = fields.accountType === 'EMAIL'
  const { id, words, control } = spoken(page, { doing }, 'account')
  const type = (value: string) => change(isEmail ? { email: value } : { phone: value })
  const input = (
    <input
      {...control}
      className="input"
      data-first=""
      name="username"
      type={isEmail ? 'email' : 'tel'}
      autoComplete={hasField(doing.step, 'code') ? (isEmail ? 'email' : 'tel-national') : 'username'}
      value={isEmail ? fields.email : fields.phone}
      onChange={(event) => type(event.currentTarget.value)}
      required
    />
  )
  return (
    <div className="field">
      <label htmlFor={id}>{page.t(isEmail ? 'login:email' : 'login:phone')}</label>
      {isEmail ? (
        input
      ) : (
        <div className="joined">
          <DialSelect doing={doing} />
          {input}
        </div>
      )}
      <Below id={id} words={words} />
    </div>
  )
}

function DialSelect({ doing: { fields, change } }: Props) {
  const page = usePage()
  const codes = useMemo(() => diallingCodes(page.language), [page.language])
  return (
    <select
      className="input dial"
      aria-label={page.t('login:dial')}
      autoComplete="tel-country-code"
      value={fields.areaCode}
      onChange={(event) => change({ areaCode: event.currentTarget.value })}
    >
      {codes.map(({ code, names }) => (
        <option key={code} value={code}>{`${code} ${names}`}</option>
      ))}
    </select>
  )
}

/** The code with its button, which counts down until another code may be sent. */
export function CodeField({ doing }: Props) {
  const page = usePage()
  const { fields, sent, wait, busy, change, markTouched, sendCode } = doing
  const { id, words, control } = spoken(page, { doing }, 'code', sent ? 'sent' : undefined)
  return (
    <div className="field">
      <label htmlFor={id}>{page.t('login:code')}</label>
      <div className="code-row">
        <input
          {...control}
          className="input tnum"
          name="one-time-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={fields.code}
          onChange={(event) => {
            change({ code: codeIn(event.currentTarget.value) })
            markTouched('code')
          }}
          onPaste={(event) => {
            event.preventDefault()
            change({ code: codeIn(event.clipboardData.getData('text')) })
            markTouched('code')
          }}
          required
        />
        {/* Not `disabled`, as the button would lose the focus when pressed. */}
        <button
          className="btn btn-2"
          type="button"
          aria-disabled={wait > 0 || busy}
          onClick={() => wait === 0 && void sendCode()}
        >
          {wait > 0 ? (
            <WaitText seconds={wait} text={(seconds) => page.t('login:resend', { seconds })} />
          ) : (
            page.t('login:send')
          )}
        </button>
      </div>
      <Below id={id} words={words}>
        <p className="hint" id={`${id}-hint`} role="status">
          {sent && page.t('login:sent', { to: sent.sentTo, minutes: sent.minutes })}
        </p>
      </Below>
      <p className="visually-hidden" role="status">
        {sent && wait === 0 && page.t('login:resendNow')}
      </p>
    </div>
  )
}

/** A password to log in with, or a new one with the rules that it does not meet yet. */
export function PasswordField({ doing, isNew = false }: Props & { isNew?: boolean }) {
  const page = usePage()
  const { fields, change, markTouched } = doing
  const [seen, setSeen] = useState(false)
  const field = isNew ? 'newPassword' : 'password'
  const value = fields[field]
  const { id, words, control } = spoken(page, { doing }, field, isNew ? 'rule' : undefined)
  const met = strengthOf(value)
  return (
    <div className="field">
      <label htmlFor={id}>{page.t(isNew ? 'login:newPassword' : 'login:password')}</label>
      <div className="secret">
        <input
          {...control}
          className="input"
          name={isNew ? 'new-password' : 'password'}
          type={seen ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={(event) => {
            change({ [field]: event.currentTarget.value })
            markTouched(field)
          }}
          required
        />
        <button
          className="icon-btn"
          type="button"
          aria-pressed={seen}
          aria-label={page.t('login:show')}
          onClick={() => setSeen(!seen)}
        >
          <Icon name="eye" />
        </button>
      </div>
      {isNew && (
        <div className="meter" role="img" aria-label={page.t('login:strength', { met })}>
          {[1, 2, 3, 4].map((step) => (
            <i key={step} className={step <= met ? 'met' : undefined} />
          ))}
        </div>
      )}
      <Below id={id} words={words}>
        {isNew && (
          <p className="hint" id={`${id}-hint`}>
            {page.t('login:strongHint')}
          </p>
        )}
      </Below>
    </div>
  )
}

const MARK = '\u0001'

/** The agreements to tick, unless hidden (HIDE_LOGIN_PROTOCOL). If no consent is required, they are only named. */
export function AgreementsField({ doing }: Props) {
  const page = usePage()
  const { agreements, fields, change, markTouched, loadAgreements } = doing
  const { id, words, control } = spoken(page, { doing }, 'agreed')
  if (agreements === 'failed') {
    return (
      <p className="error-text" role="alert" tabIndex={words === null ? undefined : -1}>
        <span>{page.t('login:agreeFailed')}</span>
        <button className="link" type="button" onClick={() => void loadAgreements()}>
          {page.t('common:retry')}
        </button>
      </p>
    )
  }
  if (!doing.asksTerms) {
    return (
      <p className="small muted">
        <AgreementTitles agreements={agreements ?? []} words="login:agreedBefore" />
      </p>
    )
  }
  return (
    <div className="field" aria-busy={agreements === null}>
      <label className="check small terms">
        <input
          {...control}
          type="checkbox"
          checked={fields.agreed}
          onChange={(event) => {
            change({ agreed: event.currentTarget.checked })
            markTouched('agreed')
          }}
          required
        />
        <span>
          <AgreementTitles agreements={agreements ?? []} words="login:agree" />
        </span>
      </label>
      <Below id={id} words={words} />
    </div>
  )
}

interface TitlesProps {
  agreements: readonly AgreementSummary[]
  words: 'login:agree' | 'login:agreedBefore'
}

/** A sentence containing the titles of agreements, each as a link. */
function AgreementTitles({ agreements, words }: TitlesProps) {
  const page = usePage()
  const [before = '', after = ''] = page.t(words, { titles: MARK }).split(MARK)
  return (
    <>
      {before}
      {listParts(page.language, agreements.length).map(({ type, value }) => {
        const agreement = type === 'element' ? agreements[Number(value)] : undefined
        return agreement ? (
          <a
            key={agreement.agreementId}
            className="link"
            href={page.href(agreementPath(agreement))}
            target="_blank"
            rel="noopener"
          >
            {page.t('login:agreeTitle', { title: agreement.title })}
          </a>
        ) : (
          value
        )
      })}
      {after}
    </>
  )
}
