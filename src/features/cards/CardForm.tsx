import { type Card, type CardField, type CardFields, card as calls } from '@fair/contract/card.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import type { IslandPage } from '../../islands/page.ts'
import { nameOf } from '../../lib/i18n/names.ts'
import { fieldName } from '../shared/business-card/own-cards.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'
import type { Answer } from '../shared/form/useAnswer.ts'
import { CONTROLS, cardErrors, FIELDS, filledIn, maxOf } from './card-words.ts'
import { uploadPortrait } from './portrait.ts'

export interface CardFormProps {
  /** Null: a new card. */
  card: Card | null
  onSaved: (card: Card) => void
  /** Without it, there is no cancel button. */
  onLeave?: () => void
  /** Called when there are unsaved changes, and when there are none any more. */
  onDirty?: (dirty: boolean) => void
}

/** The form for one of the visitor's cards: its fields, and which of them are shared by default. */
export function CardForm({ card, onSaved, onLeave, onDirty }: CardFormProps) {
  const island = useIsland()
  const { page, call } = island
  const { t } = page
  const [label, setLabel] = useState(card?.label ?? '')
  const [language, setLanguage] = useState<string>(card?.language ?? page.language)
  const [fields, setFields] = useState<CardFields>(card?.fields ?? {})
  const [shown, setShown] = useState<readonly CardField[]>(
    card?.shownFields ?? ['name', 'company', 'jobTitle', 'email'],
  )
  const [isDefault, setDefault] = useState(card?.isDefault ?? false)
  const [portrait, setPortrait] = useState<File | 'none' | null>(null)
  const [dirty, setDirty] = useState(false)
  const mark = (isDirty: boolean) => {
    setDirty(isDirty)
    onDirty?.(isDirty)
  }
  const languages = [...new Set([...LANGUAGES, ...(card ? [card.language] : [])])]
  const send = async () => {
    const picture = await sendPortrait(portrait, island)
    if (!picture.ok) return picture
    return call(calls.save, {
      ...(card && { cardId: card.cardId }),
      label: label.trim(),
      language,
      fields,
      shownFields: shown.filter((field) => filledIn(fields).includes(field)),
      ...picture.data,
      isDefault,
    })
  }
  return (
    <ShortForm
      className="bcard-form"
      submit={t('card:save')}
      sending={t('card:saving')}
      before={
        onLeave && (
          <button className="btn btn-2" type="button" onClick={onLeave}>
            {t('card:leave')}
          </button>
        )
      }
      wrong={cardErrors(page, fields)}
      isDirty={dirty}
      onChange={() => !dirty && mark(true)}
      send={send}
      onSent={(saved) => {
        mark(false)
        onSaved(saved)
      }}
    >
      {(wrong) => (
        <>
          <div className="pair">
            <TextField label={t('card:label')} maxLength={60} value={label} onText={setLabel} />
            <div className="field">
              <label htmlFor="card-language">{t('card:language')}</label>
              <select
                className="input"
                id="card-language"
                value={language}
                onChange={(event) => setLanguage(event.currentTarget.value)}
              >
                {languages.map((each) => (
                  <option key={each} value={each}>
                    {nameOf('language', page.language, each)}
                  </option>
                ))}
              </select>
            </div>
          </div>
          <p className="hint">{t('card:shownHint')}</p>
          <div className="bcard-fields">
            {FIELDS.map((field) => (
              <TextField
                key={field}
                {...CONTROLS[field]}
                label={
                  <>
                    {fieldName(page, field)}
                    {field === 'name' && <span className="required"> {t('card:must')}</span>}
                  </>
                }
                maxLength={maxOf(field)}
                aria-required={field === 'name'}
                value={fields[field] ?? ''}
                wrong={wrong[field]}
                onText={(value) => setFields({ ...fields, [field]: value })}
                after={
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={shown.includes(field)}
                      aria-label={t('card:showField', { name: fieldName(page, field) })}
                      onChange={({ currentTarget: { checked } }) =>
                        setShown(checked ? [...shown, field] : shown.filter((each) => each !== field))
                      }
                    />
                    <span aria-hidden="true">{t('card:shown')}</span>
                  </label>
                }
              />
            ))}
          </div>
          <Portrait
            card={card}
            chosen={portrait}
            onChoose={(chosen) => {
              setPortrait(chosen)
              mark(true)
            }}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={isDefault}
              disabled={card?.isDefault ?? false}
              onChange={(event) => setDefault(event.currentTarget.checked)}
            />
            {t('card:asDefault')}
          </label>
        </>
      )}
    </ShortForm>
  )
}

type Chosen = File | 'none' | null

interface PortraitProps {
  card: Card | null
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

function Portrait({ card, chosen, onChoose }: PortraitProps) {
  const { t } = useIsland().page
  const has = chosen instanceof File || (chosen === null && Boolean(card?.portrait))
  return (
    <div className="field">
      <span className="label">{t('card:portrait')}</span>
      <p className="btn-row">
        <label className="btn btn-2 btn-s file-btn">
          <Icon name="upload" small />
          {chosen instanceof File ? chosen.name : t('card:choosePortrait')}
          <input
            className="visually-hidden"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ currentTarget }) => {
              onChoose(currentTarget.files?.[0] ?? null)
              // So that the same file can be chosen again after it was removed.
              currentTarget.value = ''
            }}
          />
        </label>
        {has && (
          <button className="btn btn-quiet btn-s" type="button" onClick={() => onChoose('none')}>
            {t('card:noPortrait')}
          </button>
        )}
      </p>
    </div>
  )
}

/** An unchanged portrait is not sent; `none` removes it. */
async function sendPortrait(chosen: Chosen, island: IslandPage): Promise<Answer<{ portraitFileId?: string | null }>> {
  if (chosen === null) return { ok: true, data: {} }
  return chosen === 'none' ? { ok: true, data: { portraitFileId: null } } : uploadPortrait(chosen, island)
}
