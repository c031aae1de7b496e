import { useState } from 'react'
import type { Call } from '../../api/client.ts'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { useLeaveGuard, useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { type Claim, type CompanyInfo, enterprise } from '../../contract/enterprise.ts'
import type { PageContext } from '../../lib/page.ts'
import { TextField } from '../shared/form/TextField.tsx'
import { useCompanies } from '../shared/personal/use-companies.ts'

interface Props {
  page: PageContext
  call: Call
  exhibitorId: string
  onSent: (claim: Claim) => void
  /** It stands differently by now. */
  onStale: () => void
}

/** One's company out of the public register, found by its name or code, and the claim in its name. */
export function ClaimForm({ page, call, exhibitorId, onSent, onStale }: Props) {
  const { t } = page
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<CompanyInfo | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const { busy, write } = useWrite()
  const { found, by, failure, again } = useCompanies(call, typed, true)
  useLeaveGuard(typed.trim() !== '')
  const send = async () => {
    if (!chosen) return setNotice(t('claim:choose'))
    setNotice(null)
    const { companyName, organisationCode } = chosen
    const answer = await call(enterprise.claimSave, { exhibitorId, companyName, organisationCode })
    if (answer.ok) return onSent(answer.data)
    setNotice(answer.message)
    // Somebody was quicker, it may be: what is true now is asked for, the words stay above.
    if (answer.code === 'service') onStale()
  }
  return (
    <form
      className="claim"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        write(send)
      }}
    >
      <p className="small muted">{t('claim:lede')}</p>
      <TextField
        label={t('claim:company')}
        hint={t('claim:hint')}
        type="search"
        data-first=""
        autoComplete="organization"
        value={typed}
        onText={(value) => {
          setTyped(value)
          setChosen(null)
        }}
      />
      <ErrorNote page={page} text={failure} again={again} />
      <p className="visually-hidden" role="status">
        {by === null ? '' : t('claim:found', { count: found.length })}
      </p>
      {by !== null && found.length === 0 && <p className="small">{t('claim:none', { key: by })}</p>}
      {found.length > 0 && (
        <fieldset className="claim-which">
          <legend>{t('claim:which')}</legend>
          {found.map((each) => (
            <label key={each.organisationCode} className="check">
              <input
                type="radio"
                name="company"
                checked={chosen?.organisationCode === each.organisationCode}
                onChange={() => setChosen(each)}
              />
              <span>
                {each.companyName}
                <br />
                <span className="small muted tnum">
                  {each.organisationCode} · {each.address}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <ErrorNote page={page} text={notice} />
      <WriteButton className="btn btn-primary" busy={busy} submit onPress={() => {}}>
        {t(busy ? 'claim:sending' : 'claim:send')}
      </WriteButton>
    </form>
  )
}
