import { useState } from 'react'
import type { Call } from '../../api/client.ts'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useLeaveGuard, useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { type Card, type CardField, type CardFields, card as calls } from '../../contract/card.ts'
import { LANGUAGES } from '../../domain/language.ts'
import type { PageContext } from '../../lib/page.ts'
import type { PageData } from '../../stores/page-data.ts'
import { fieldName } from '../shared/business-card/own-cards.ts'
import { uploader } from '../shared/form/form-uploads.ts'
import { CONTROLS, cardErrors, FIELDS, filledIn, maxOf } from './card-words.ts'

export interface CardFormProps {
  page: PageContext
  data: PageData
  call: Call
  /** Null: a new one. */
  card: Card | null
  onSaved: (card: Card) => void
  /** Without it the form is not left by a button. */
  onLeave?: () => void
  /** Told when something is unsent, and when no longer. */
  onDirty?: (dirty: boolean) => void
}

type Errors = Partial<Record<CardField, string>>

/** A card of one's own: what stands on it, and which of that goes out with it by itself. */
export function CardForm({ page, data, call, card, onSaved, onLeave, onDirty }: CardFormProps) {
  const { t } = page
  const [label, setLabel] = useState(card?.label ?? '')
  const [language, setLanguage] = useState(card?.language ?? page.language)
  const [fields, setFields] = useState<CardFields>(card?.fields ?? {})
  const [shown, setShown] = useState<readonly CardField[]>(
    card?.shownFields ?? ['name', 'company', 'jobTitle', 'email'],
  )
  const [isDefault, setDefault] = useState(card?.isDefault ?? false)
  const [portrait, setPortrait] = useState<File | 'none' | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [dirty, setDirty] = useState(false)
  const { busy, write } = useWrite()
  useLeaveGuard(dirty)
  const changed = () => {
    if (dirty) return
    setDirty(true)
    onDirty?.(true)
  }
  const languages = [...new Set([...LANGUAGES, ...(card ? [card.language] : [])])]
  const names = new Intl.DisplayNames(page.language, { type: 'language' })
  const send = async () => {
    const found = cardErrors(page, fields)
    setErrors(found)
    setFailure(null)
    const [first] = FIELDS.filter((field) => found[field])
    if (first) return document.getElementById(`card-${first}`)?.focus()
    const picture = await sendPortrait(portrait, { call, data })
    if (!picture.ok) return setFailure(picture.message ?? t('errors:network'))
    const answer = await call(calls.save, {
      ...(card && { cardId: card.cardId }),
      label: label.trim(),
      language,
      fields,
      shownFields: shown.filter((field) => filledIn(fields).includes(field)),
      ...picture.part,
      isDefault,
    })
    if (!answer.ok) return setFailure(answer.message)
    setDirty(false)
    onDirty?.(false)
    onSaved(answer.data)
  }
  return (
    <form
      className="bcard-form"
      noValidate
      onChange={changed}
      onSubmit={(event) => {
        event.preventDefault()
        write(send)
      }}
    >
      <ErrorNote page={page} text={failure} />
      <div className="pair">
        <div className="field">
          <label htmlFor="card-label">{t('card:label')}</label>
          <input
            className="input"
            id="card-label"
            maxLength={60}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
        </div>
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
                {names.of(each) ?? each}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="hint">{t('card:shownHint')}</p>
      <div className="bcard-fields">
        {FIELDS.map((field) => (
          <FieldRow
            key={field}
            page={page}
            field={field}
            value={fields[field] ?? ''}
            error={errors[field]}
            isShown={shown.includes(field)}
            onValue={(value) => setFields({ ...fields, [field]: value })}
            onShown={(is) => setShown(is ? [...shown, field] : shown.filter((each) => each !== field))}
          />
        ))}
      </div>
      <Portrait page={page} card={card} chosen={portrait} onChoose={setPortrait} />
      <label className="check">
        <input
          type="checkbox"
          checked={isDefault}
          disabled={card?.isDefault ?? false}
          onChange={(event) => setDefault(event.currentTarget.checked)}
        />
        {t('card:asDefault')}
      </label>
      <div className="spread">
        {onLeave ? (
          <button className="btn btn-2" type="button" onClick={onLeave}>
            {t('card:leave')}
          </button>
        ) : (
          <span />
        )}
        <WriteButton className="btn btn-primary" busy={busy} submit onPress={() => {}}>
          {t(busy ? 'card:saving' : 'card:save')}
        </WriteButton>
      </div>
    </form>
  )
}

interface RowProps {
  page: PageContext
  field: CardField
  value: string
  error: string | undefined
  isShown: boolean
  onValue: (value: string) => void
  onShown: (is: boolean) => void
}

function FieldRow({ page, field, value, error, isShown, onValue, onShown }: RowProps) {
  const { t } = page
  const id = `card-${field}`
  const name = fieldName(page, field)
  return (
    <div className="field">
      <label htmlFor={id}>
        {name}
        {field === 'name' && <span className="required"> {t('card:must')}</span>}
      </label>
      <div className="bcard-row">
        <input
          className="input"
          id={id}
          {...CONTROLS[field]}
          maxLength={maxOf(field)}
          value={value}
          aria-required={field === 'name'}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-err` : undefined}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={isShown}
            aria-label={t('card:showField', { name })}
            onChange={(event) => onShown(event.currentTarget.checked)}
          />
          <span aria-hidden="true">{t('card:shown')}</span>
        </label>
      </div>
      {error && (
        <p className="error-text" id={`${id}-err`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

type Chosen = File | 'none' | null

function Portrait({
  page,
  card,
  chosen,
  onChoose,
}: {
  page: PageContext
  card: Card | null
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}) {
  const { t } = page
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
            onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
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

type Sent = { ok: true; part: { portraitFileId?: string | null } } | { ok: false; message: string | null }

/** Left as it is, the portrait is not mentioned; `none` takes it away. */
async function sendPortrait(chosen: Chosen, { call, data }: { call: Call; data: PageData }): Promise<Sent> {
  if (chosen === null) return { ok: true, part: {} }
  if (chosen === 'none') return { ok: true, part: { portraitFileId: null } }
  const upload = uploader({ call, base: data.apiBase === '' ? location.href : data.apiBase })
  const outcome = await upload(chosen, 'CARD', () => {}).done
  return outcome.ok
    ? { ok: true, part: { portraitFileId: outcome.file.fileId } }
    : { ok: false, message: outcome.message }
}
