import { user } from '@fair/contract/user.ts'
import { useId, useMemo, useState } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { now } from '../../lib/clock.ts'
import { deviceZone, ownZone, zoneLine } from '../../lib/zone.ts'
import { showToast } from '../../stores/toasts.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'
import { useCompanies } from '../shared/personal/use-companies.ts'
import type { SectionProps } from './AccountSection.tsx'
import { type ProfileText, profileChange, profileOf, profileProblem } from './profile.ts'
import { zoneGroups } from './zone-groups.ts'

/** Name, company (with suggestions from the public register), job title, time zone. */
export function ProfileSection({ me, changed }: SectionProps) {
  const { page, call } = useIsland()
  const { t } = page
  const [before, setBefore] = useState(() => profileOf(me))
  const [fields, setFields] = useState(before)
  const listId = useId()
  const zoneId = useId()
  const zones = useMemo(() => zoneGroups(Intl.supportedValuesOf('timeZone')), [])
  const { found: companies } = useCompanies(call, fields.company, fields.company !== before.company)
  const change = profileChange(before, fields)
  const isChanged = Object.keys(change).length > 0
  const wrong = (name: ProfileText) => {
    const problem = profileProblem(name, fields[name])
    return problem && t(problem.key, problem.params)
  }
  const set = (name: keyof typeof fields) => (value: string) => setFields((old) => ({ ...old, [name]: value }))
  const here = deviceZone()
  return (
    <section className="panel">
      <h2>{t('account:profile.title')}</h2>
      <ShortForm
        className="pc-form"
        submit={t('account:set.save')}
        wrong={{ userName: wrong('userName'), company: wrong('company'), jobTitle: wrong('jobTitle') }}
        isDirty={isChanged}
        isIdle={!isChanged}
        send={() => call(user.update, change)}
        onSent={(now) => {
          setBefore(profileOf(now))
          setFields(profileOf(now))
          showToast({ text: t('account:set.saved') })
          changed(now)
        }}
      >
        {(wrong) => (
          <>
            <TextField
              label={t('account:profile.name')}
              value={fields.userName}
              autoComplete="name"
              required
              wrong={wrong.userName}
              onText={set('userName')}
            />
            <TextField
              label={t('account:profile.company')}
              value={fields.company}
              autoComplete="organization"
              hint={t('account:profile.companyHint')}
              list={listId}
              wrong={wrong.company}
              onText={set('company')}
            />
            <datalist id={listId}>
              {companies.map((each) => (
                <option key={each.organisationCode} value={each.companyName}>
                  {each.address}
                </option>
              ))}
            </datalist>
            <TextField
              label={t('account:profile.job')}
              value={fields.jobTitle}
              autoComplete="organization-title"
              wrong={wrong.jobTitle}
              onText={set('jobTitle')}
            />
            <div className="field">
              <label htmlFor={zoneId}>{t('account:profile.zone')}</label>
              <select
                className="input"
                id={zoneId}
                value={fields.timeZone}
                onChange={(event) => set('timeZone')(event.currentTarget.value)}
              >
                <option value="">{t('account:profile.zoneAuto', { zone: here ?? '' })}</option>
                {isOfNoArea(fields.timeZone, zones) && <option>{fields.timeZone}</option>}
                {[...zones].map(([area, choices]) => (
                  <optgroup key={area} label={t(`account:profile.areas.${area}`)}>
                    {choices.map(({ zone, city }) => (
                      <option key={zone} value={zone}>
                        {city}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
              <p className="hint">{zoneLine(page.language, now(), ownZone(page.zone, fields.timeZone), 'long')}</p>
            </div>
          </>
        )}
      </ShortForm>
    </section>
  )
}

/** A zone that was set elsewhere and belongs to no area. It is left unchanged. */
const isOfNoArea = (zone: string, groups: ReturnType<typeof zoneGroups>) =>
  zone !== '' && ![...groups.values()].some((choices) => choices.some((each) => each.zone === zone))
