import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import { search } from '@fair/contract/search.ts'
import { useEffect, useId, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { Icon } from '../../components/Icon.tsx'
import { LogoTile } from '../../components/LogoTile.tsx'
import { usePage } from '../../components/usePage.ts'
import { debounce } from '../../lib/debounce.ts'
import { BASKET_MAX, type Recipient } from '../../stores/inquiry-basket.ts'

/** Delay between the last key and the request, in ms. */
const TYPING_MS = 300
const FOUND = 6

interface Props {
  call: Call
  chosen: readonly Recipient[]
  add: (recipient: Recipient) => void
  remove: (exhibitorId: string) => void
}

/** The recipients of an inquiry, each with a remove button, and a field to find more. */
export function Recipients({ call, chosen, add, remove }: Props) {
  const { t, format } = usePage()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const isFull = chosen.length >= BASKET_MAX
  return (
    <section className="iq-to" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t('inquiry:to')}
        <span className="faint">
          {t('inquiry:toCount', { count: chosen.length, n: format.number(chosen.length), max: BASKET_MAX })}
        </span>
      </h2>
      {chosen.length === 0 && <p className="hint">{t('inquiry:toNobody')}</p>}
      <ul className="iq-asked" ref={list}>
        {chosen.map((one) => (
          <li key={one.exhibitorId}>
            <LogoTile url={one.logo} size={40} />
            <span>
              <b>{one.exhibitorName}</b>
              {one.exhibitsName && <small className="faint">{one.exhibitsName}</small>}
            </span>
            <button
              className="icon-btn"
              type="button"
              aria-label={t('inquiry:takeOut', { name: one.exhibitorName })}
              onClick={() => {
                remove(one.exhibitorId)
                document.getElementById(id)?.focus()
              }}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="hint">{t('inquiry:full', { max: BASKET_MAX })}</p>
      ) : (
        <Finder call={call} chosen={chosen} add={add} />
      )}
    </section>
  )
}

function Finder({ call, chosen, add }: Omit<Props, 'remove'>) {
  const { t } = usePage()
  const id = useId()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly ExhibitorSummary[] | null>(null)
  const [failure, setFailure] = useState('')
  const latest = useRef(0)
  const [request] = useState(() =>
    debounce((keyword: string) => {
      latest.current += 1
      const mine = latest.current
      void call(search.exhibitor, { keyword, pageNum: 1, pageSize: FOUND }).then((answer) => {
        if (mine !== latest.current) return
        setFailure(answer.ok ? '' : answer.message)
        setFound(answer.ok ? answer.data.records : null)
      })
    }, TYPING_MS),
  )
  useEffect(() => {
    const keyword = words.trim()
    if (keyword !== '') return request(keyword)
    request.cancel()
    latest.current += 1
    setFound(null)
    setFailure('')
  }, [words, request])
  const known = new Set(chosen.map(({ exhibitorId }) => exhibitorId))
  return (
    <div className="field">
      <label htmlFor={id}>{t('inquiry:find')}</label>
      <input
        className="input"
        id={id}
        type="search"
        autoComplete="off"
        value={words}
        placeholder={t('inquiry:findHint')}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status">
        {failure !== '' && <p className="error-text">{failure}</p>}
        {found?.length === 0 && <p className="hint">{t('inquiry:findNone')}</p>}
        {found && found.length > 0 && (
          // By what was found: another search that finds as many is announced too.
          <p key={found.map(({ exhibitorId }) => exhibitorId).join()} className="visually-hidden">
            {t('inquiry:found', { count: found.length })}
          </p>
        )}
      </div>
      {found && found.length > 0 && (
        <ul className="iq-found">
          {found.map((one) => (
            <li key={one.exhibitorId}>
              <span>
                <b>{one.exhibitorName}</b>
                <small className="faint">
                  {one.regionName} · {one.industryName}
                </small>
              </span>
              <button
                className="btn btn-2 btn-s"
                type="button"
                aria-disabled={known.has(one.exhibitorId) || undefined}
                onClick={() => {
                  if (known.has(one.exhibitorId)) return
                  const { exhibitorId, exhibitorName, logo } = one
                  add({ exhibitorId, exhibitorName, logo: logo.url })
                }}
              >
                {t(known.has(one.exhibitorId) ? 'inquiry:added' : 'inquiry:add')}
                <span className="visually-hidden"> {one.exhibitorName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
