import { isoOf } from '@fair/contract/rules/instant.ts'
import { signGroup } from '@fair/contract/sign-group.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { now } from '../../lib/clock.ts'
import { showToast } from '../../stores/toasts.ts'
import { problemsOf, readForm } from '../shared/form/model.ts'
import { useFormServices } from '../shared/form/useFormServices.ts'
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts'
import { withLoadingOverlay } from '../shared/loading-overlay.ts'
import type { PanelProps } from './MemberForm.tsx'
import { type PastedRow, PasteTable } from './PasteTable.tsx'
import {
  columnsOf,
  duplicateRows,
  entriesOfRow,
  mapRows,
  parseRows,
  ROWS_MAX,
  type RowTexts,
  refusalOf,
} from './rows.ts'

type Props = PanelProps & {
  /** How many more members the group accepts. */
  room: number
  onSaved: () => void
}

/** Adds many members at once: pasted from a spreadsheet, corrected row by row, valid ones added together. */
export function PastePanel({ category, signGroupId, room, onSaved, onClose }: Props) {
  const { page, call } = useIsland()
  const { t, zone } = page
  const form = category.memberForm
  const columns = useMemo(() => columnsOf(form), [form])
  const { drafts } = useFormServices()
  const draftId = `${form.formId}-${signGroupId}-rows`
  const [kept] = useState(() => {
    const draft = drafts.read(draftId)
    return draft?.version === form.version ? draft.entries : {}
  })
  const keys = useRef(0)
  const [text, setText] = useState(() => String(kept['text'] ?? ''))
  const [rows, setRows] = useState<readonly PastedRow[]>(() =>
    ((kept['rows'] ?? []) as RowTexts[]).map((texts) => ({ key: ++keys.current, texts, refused: {} })),
  )
  // What is pasted and corrected survives a reload.
  useEffect(() => {
    if (text === '' && rows.length === 0) return drafts.drop(draftId)
    const entries = { text, rows: rows.map(({ texts }) => texts) }
    drafts.keep(draftId, { version: form.version, entries, time: isoOf(now().getTime()) })
  }, [text, rows, drafts, draftId, form.version])
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { idFor, renew } = useIdempotencyKey()
  // There is more room once a member is removed: what the platform refused because of that member may be accepted now.
  const lastRoom = useRef(room)
  useEffect(() => {
    if (room > lastRoom.current) setRows((now) => now.map((row) => ({ ...row, refused: {} })))
    lastRoom.current = room
  }, [room])

  /** Pasted columns that do not exist in the form. Nothing is imported until the visitor has confirmed that. */
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const take = (isSettled: boolean) => {
    const found = mapRows(parseRows(text), columns)
    if (found.unknown.length > 0 && !isSettled) return setUnknown(found.unknown)
    setRows((now) => [...now, ...found.texts.map((each) => ({ key: ++keys.current, texts: each, refused: {} }))])
    setText('')
    setUnknown([])
  }
  const duplicates = duplicateRows(
    columns,
    rows.map(({ texts }) => texts),
  )
  const checked = rows.map(({ texts, refused }, at) => {
    const entries = entriesOfRow(columns, texts)
    const words: Record<string, string> = {}
    for (const { place, problem } of problemsOf(form, entries, {}, zone)) {
      // The platform stores a member without the answers that no cell can contain, such as a picture.
      if (!columns.some(({ fieldId }) => fieldId === place.fieldId)) continue
      words[place.fieldId] = 'text' in problem ? problem.text : t(problem.key, problem.params)
    }
    const phone = columns.find(({ type }) => type === 'phone')
    if (phone && duplicates.has(at)) words[phone.fieldId] ??= t('registrationGroup:doubled')
    return { words: { ...words, ...refused }, values: readForm(form, entries, zone).values }
  })
  const good = rows.filter((_, at) => Object.keys(checked[at]?.words ?? {}).length === 0)
  // The rest stays for the next press.
  const sendable = good.slice(0, Math.min(ROWS_MAX, Math.max(0, room)))

  const send = async () => {
    if (isSending || sendable.length === 0) return
    setSending(true)
    setFailure(null)
    const members = sendable.map((row) => ({ values: checked[rows.indexOf(row)]?.values ?? {} }))
    const input = { signGroupId, members, requestId: idFor(members) }
    const answer = await withLoadingOverlay(call(signGroup.saveMembers, input))
    setSending(false)
    if (!answer.ok) return setFailure(answer.message)
    renew()
    const refused = new Map<PastedRow, Record<string, string>>()
    const firstId = columns[0]?.fieldId ?? ''
    const stored = new Set<PastedRow>()
    for (const { row, signMemberId, fieldErrors } of answer.data) {
      const sent = sendable[row]
      if (!sent) continue
      if (signMemberId) stored.add(sent)
      else refused.set(sent, refusalOf(columns, fieldErrors) ?? { [firstId]: t('errors:exception') })
    }
    setRows((now) =>
      now.filter((each) => !stored.has(each)).map((each) => ({ ...each, refused: refused.get(each) ?? each.refused })),
    )
    showToast({ text: t('registrationGroup:entered', { count: stored.size }) })
    onSaved()
  }

  return (
    <section className="panel-in form" aria-label={t('registrationGroup:paste')}>
      <div className="field">
        <label htmlFor="paste">{t('registrationGroup:pasteLabel')}</label>
        <p className="hint" id="paste-hint">
          {t('registrationGroup:pasteHint', { columns: page.format.list(columns.map(({ label }) => label)) })}
        </p>
        <textarea
          className="input"
          id="paste"
          rows={5}
          aria-describedby="paste-hint"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setUnknown([])
          }}
        />
      </div>
      {unknown.length > 0 && (
        <div className="summary" role="alert">
          <p>{t('registrationGroup:unknownColumns', { names: page.format.list(unknown) })}</p>
          <p>
            <button className="btn btn-2 btn-s" type="button" onClick={() => take(true)}>
              {t('registrationGroup:withoutColumns')}
            </button>
          </p>
        </div>
      )}
      <p className="btn-row">
        <button className="btn btn-2" type="button" disabled={text.trim() === ''} onClick={() => take(false)}>
          {t('registrationGroup:takeRows')}
        </button>
        <button
          className="btn btn-quiet"
          type="button"
          onClick={() => setRows((now) => [...now, { key: ++keys.current, texts: {}, refused: {} }])}
        >
          {t('registrationGroup:emptyRow')}
        </button>
      </p>
      {failure !== null && (
        <div className="summary" role="alert">
          <b>{failure}</b>
        </div>
      )}
      {rows.length > 0 && (
        <PasteTable
          columns={columns}
          rows={rows}
          words={checked.map((each) => each.words)}
          onCell={(key, fieldId, cell) =>
            setRows((now) =>
              now.map((row) => {
                if (row.key !== key) return row
                const { [fieldId]: _, ...refused } = row.refused
                return { ...row, texts: { ...row.texts, [fieldId]: cell }, refused }
              }),
            )
          }
          onRemove={(key) => setRows((now) => now.filter((row) => row.key !== key))}
        />
      )}
      <div className="foot">
        <button className="btn btn-quiet" type="button" onClick={onClose}>
          {t('common:close')}
        </button>
        <span className="small faint" role="status">
          {rows.length > 0 && t('registrationGroup:ready', { good: good.length, all: rows.length })}
          {good.length > room && ` ${t('registrationGroup:noRoom', { room })}`}
        </span>
        <span className="push" />
        <button
          className="btn btn-primary"
          type="button"
          disabled={sendable.length === 0}
          aria-disabled={isSending}
          onClick={() => void send()}
        >
          {isSending ? t('form:sending') : t('registrationGroup:enter', { count: sendable.length })}
        </button>
      </div>
    </section>
  )
}
