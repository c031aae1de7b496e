import { useCallback, useState } from 'react'
import { ErrorState } from '../../components/ErrorState.tsx'
import { useLeaveGuard } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { homeRest } from '../../contract/home.ts'
import { searchRest } from '../../contract/search.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'

/** The tags that steer recommendations, where the exhibition asks for them. */
export function InterestSection() {
  const { page, call } = useIsland()
  const { t } = page
  const ask = useCallback(async () => {
    const [state, types] = await Promise.all([call(homeRest.interestState, {}), call(searchRest.tagTypes, {})])
    if (!state.ok) return state
    return types.ok ? { ok: true as const, data: { ...state.data, types: types.data } } : types
  }, [call])
  const { answer, again } = useAnswer(ask)
  return (
    <section className="panel">
      <h2>{t('account:pref.interests')}</h2>
      {answer === null && <div className="skeleton pc-skeleton" />}
      {answer && !answer.ok && (
        <ErrorState page={page} failure={answer} title={page.t('personal:failed')} again={again} />
      )}
      {answer?.ok && !answer.data.valid && <p className="faint">{t('account:pref.noInterests')}</p>}
      {answer?.ok && answer.data.valid && <Choices {...answer.data} />}
    </section>
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
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isChanged = chosen.size !== before.size || [...chosen].some((id) => !before.has(id))
  useLeaveGuard(isChanged)
  const toggle = (id: string) =>
    setChosen((old) => {
      const next = new Set(old)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const save = async () => {
    if (busy || !isChanged) return
    setBusy(true)
    setFailure(null)
    const result = await call(homeRest.saveInterests, { tagIds: [...chosen] })
    setBusy(false)
    if (!result.ok) return setFailure(result.message)
    setBefore(chosen)
    showToast({ text: t('account:set.saved') })
  }
  return (
    <form
      className="pc-form pc-form-wide"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
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
      {failure !== null && (
        <p className="error-text" role="alert">
          {failure}
        </p>
      )}
      <p className="btn-row">
        <WriteButton className="btn btn-primary" busy={busy || !isChanged} submit onPress={() => {}}>
          {t('account:set.save')}
        </WriteButton>
        <span className="small faint" role="status">
          {t('account:pref.chosen', { count: chosen.size })}
        </span>
      </p>
    </form>
  )
}
