import { type Claim, type CompanyInfo, enterprise } from '@fair/contract/enterprise.ts'
import { useState } from 'react'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'
import { useCompanies } from '../shared/personal/use-companies.ts'

interface Props {
  exhibitorId: string
  onSent: (claim: Claim) => void
  /** The status has changed meanwhile. */
  onStale: () => void
}

/** Finds the visitor's company in the public register by name or code, and sends the claim on its behalf. */
export function ClaimForm({ exhibitorId, onSent, onStale }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<CompanyInfo | null>(null)
  const { found, by, failure, again } = useCompanies(call, typed, true)
  const send = () => {
    if (!chosen) return
    const { companyName, organisationCode } = chosen
    return call(enterprise.claimSave, { exhibitorId, companyName, organisationCode })
  }
  return (
    <ShortForm
      className="claim"
      submit={t('claim:send')}
      sending={t('claim:sending')}
      wrong={{ form: chosen ? null : t('claim:choose') }}
      isDirty={typed.trim() !== ''}
      send={send}
      onSent={onSent}
      // Somebody else may have claimed it: the current status is fetched, and the typed text stays.
      onFailed={({ code }) => code === 'service' && onStale()}
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
      <ErrorNote text={failure} again={again} />
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
    </ShortForm>
  )
}
