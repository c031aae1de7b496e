import { card as calls } from '@fair/contract/card.ts'
import { uuid } from '@fair/contract/rules/limits.ts'
import { useId, useState } from 'react'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { joinFacts, Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { fieldName } from '../shared/business-card/own-cards.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import type { ReadCard } from './card-files.ts'

interface Props {
  cards: readonly ReadCard[]
  onKept: (count: number, isDone: boolean) => void
  onClose: () => void
}

interface Row extends ReadCard {
  /** Reused on retries, so that the platform does not store the same card twice. */
  readonly requestId: string
  readonly isChosen: boolean
  /** Why the platform refused it. */
  readonly failure: string | null
}

const DUPLICATES = { KNOWN: 'card:files.known', TWICE: 'card:files.twice' } as const

/** The imported cards, one per row. Existing ones are marked and not preselected. The selected cards are stored. */
export function ImportList({ cards, onKept, onClose }: Props) {
  const { page, call } = useIsland()
  const { t, format } = page
  const id = useId()
  const [rows, setRows] = useState<readonly Row[]>(() =>
    cards.map((each) => ({ ...each, requestId: uuid(), isChosen: each.duplicate === null, failure: null })),
  )
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, write } = useBlockingWrite()
  const chosen = rows.filter(({ isChosen }) => isChosen)
  const choose = (row: Row, isChosen: boolean) =>
    setRows(rows.map((each) => (each === row ? { ...each, isChosen } : each)))
  const keep = async () => {
    setFailure(null)
    setProgress({ done: 0, total: chosen.length })
    const stored = new Set<Row>()
    const refused = new Map<Row, string>()
    for (const row of chosen) {
      const { fields: card, requestId } = row
      const answer = await call(calls.operate, { operation: 'KEEP', card, source: 'FILE', requestId })
      if (answer.ok) stored.add(row)
      else refused.set(row, answer.message)
      // Without a network or a login the remaining cards would fail as well, so they are left as they are.
      if (!answer.ok && answer.code !== 'service') break
      setProgress({ done: stored.size + refused.size, total: chosen.length })
    }
    const isDone = stored.size === chosen.length
    setRows(rows.filter((row) => !stored.has(row)).map((row) => ({ ...row, failure: refused.get(row) ?? row.failure })))
    if (!isDone) setFailure(t('card:files.left'))
    onKept(stored.size, isDone)
  }
  return (
    <>
      {failure && <ErrorNote text={failure} />}
      <label className="check">
        <input
          type="checkbox"
          checked={chosen.length === rows.length}
          onChange={(event) => {
            const isChosen = event.currentTarget.checked
            setRows(rows.map((each) => ({ ...each, isChosen })))
          }}
        />
        <span>{t('card:files.all')}</span>
      </label>
      <ul className="bcard-read">
        {rows.map((row, at) => (
          <li key={row.requestId}>
            <label className="check" htmlFor={`${id}-${at}`}>
              <input
                id={`${id}-${at}`}
                type="checkbox"
                checked={row.isChosen}
                onChange={(event) => choose(row, event.currentTarget.checked)}
              />
              <ReadLine row={row} />
            </label>
          </li>
        ))}
      </ul>
      <p className="btn-row">
        <WriteButton
          className="btn btn-primary"
          busy={busy}
          onPress={() => (chosen.length > 0 ? write(keep) : setFailure(t('card:chooseOne')))}
        >
          {busy
            ? t('card:files.keeping', { done: format.number(progress.done), total: format.number(progress.total) })
            : t('card:files.keep', { count: chosen.length })}
        </WriteButton>
        <button className="btn btn-2" type="button" onClick={onClose}>
          {t('card:leave')}
        </button>
      </p>
    </>
  )
}

function ReadLine({ row: { fields, dropped, duplicate, failure } }: { row: Row }) {
  const page = usePage()
  const { t, format } = page
  const { name, company, jobTitle, email, mobile, phone } = fields
  const of = [company !== name && company, jobTitle].filter(Boolean)
  const reach = [email, mobile ?? phone].filter(Boolean)
  return (
    <span className="bcard-line">
      <b>
        <bdi>{name}</bdi>
      </b>
      {duplicate && <Tag kind="warn">{t(DUPLICATES[duplicate])}</Tag>}
      {of.length > 0 && (
        <small>
          <bdi>{joinFacts(...of)}</bdi>
        </small>
      )}
      {reach.length > 0 && (
        <small className="muted">
          <bdi>{joinFacts(...reach)}</bdi>
        </small>
      )}
      {dropped.length > 0 && (
        <small className="muted">
          {t('card:files.dropped', { fields: format.list(dropped.map((field) => fieldName(page, field))) })}
        </small>
      )}
      {failure && <small className="error-text">{failure}</small>}
    </span>
  )
}
