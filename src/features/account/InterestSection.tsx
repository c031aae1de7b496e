import { homeRest } from '@fair/contract/home.ts'
import { INTERESTS_MAX } from '@fair/contract/rules/limits.ts'
import { searchRest } from '@fair/contract/search.ts'
import { useCallback, useState } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { AccountSection } from './AccountSection.tsx'

/** The tags that steer recommendations, if the exhibition asks for them. */
export function InterestSection() {
  const { page, call } = useIsland()
  const { t } = page
  const load = useCallback(async () => {
    const [state, types] = await Promise.all([call(homeRest.interestState, {}), call(searchRest.tagTypes, {})])
    if (!state.ok) return state
    return types.ok ? { ok: true as const, data: { ...state.data, types: types.data } } : types
  }, [call])
  const request = useAnswer(load)
  return (
    <AccountSection isForm title={t('account:pref.interests')} request={request}>
      {(interests) =>
        interests.valid ? <Choices {...interests} /> : <p className="faint">{t('account:pref.noInterests')}</p>
      }
    </AccountSection>
  )
}

interface ChoicesProps {
  tagIds: readonly string[]
  types: readonly { tagTypeId: string; tagTypeName: string; tags: readonly { tagId: string; tagName: string }[] }[]
}

function Choices({ tagIds, types }: ChoicesProps) {
  const { page, call } = useIsland()
  const { t } = page
  const [before, setBefore] = useState<ReadonlySet<string>>(() => new Set(tagIds))
  const [chosen, setChosen] = useState(before)
  const isChanged = chosen.size !== before.size || [...chosen].some((id) => !before.has(id))
  const toggle = (id: string) =>
    setChosen((old) => {
      const next = new Set(old)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <ShortForm
      className="pc-form pc-form-wide"
      submit={t('account:set.save')}
      after={
        <span className="small faint" role="status">
          {t('account:pref.chosen', { count: chosen.size })}
        </span>
      }
      wrong={{ form: chosen.size > INTERESTS_MAX ? t('account:pref.tooMany', { max: INTERESTS_MAX }) : null }}
      isDirty={isChanged}
      isIdle={!isChanged}
      send={() => call(homeRest.saveInterests, { tagIds: [...chosen] })}
      onSent={() => {
        setBefore(chosen)
        showToast({ text: t('account:set.saved') })
      }}
    >
      <p className="small faint">{t('account:pref.interestsWhy')}</p>
      {types.map(({ tagTypeId, tagTypeName, tags }) => (
        <fieldset key={tagTypeId} className="pc-tags">
          <legend>{tagTypeName}</legend>
          {tags.map(({ tagId, tagName }) => (
            <label key={tagId} className="check">
              <input type="checkbox" checked={chosen.has(tagId)} onChange={() => toggle(tagId)} />
              <span>{tagName}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </ShortForm>
  )
}
