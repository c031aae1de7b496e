import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { COMPARE_MAX, COMPARE_MIN } from '../../domain/comparison.ts'
import type { ComparedStore } from '../../stores/compared.ts'
import { compareHref } from './compare-address.ts'

interface Props {
  store: ComparedStore
  /** Removes the bar. */
  close: () => void
}

/** The bar at the lower edge: the chosen exhibits, each with a remove button, and the link to the comparison. */
export function CompareBar({ store, close }: Props) {
  const page = usePage()
  const { t, format } = page
  const compared = useStore(store.$compared)
  const bar = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  hadFocus.current = bar.current?.contains(document.activeElement) ?? false
  useEffect(() => {
    if (compared.length > 0) return
    close()
    // If the bar is removed while it has the focus, the focus moves to a button that adds exhibits.
    if (hadFocus.current) document.querySelector<HTMLElement>('[data-compare]')?.focus({ preventScroll: true })
  }, [compared, close])
  if (compared.length === 0) return null
  const isEnough = compared.length >= COMPARE_MIN
  const places = Array.from({ length: COMPARE_MAX - compared.length }, (_, n) => n)
  return (
    <section className="compare-bar" aria-label={t('compare:bar')} ref={bar} tabIndex={-1}>
      <ul>
        {compared.map(({ exhibitsId, exhibitsName, picture }) => (
          <li key={exhibitsId}>
            {picture !== '' && <img src={picture} alt="" width={56} height={42} />}
            <span className="compare-name">{exhibitsName}</span>
            <button
              type="button"
              className="compare-out"
              aria-label={t('compare:remove', { name: exhibitsName })}
              onClick={() => {
                store.remove(exhibitsId)
                // Its button was removed: the focus stays in the bar.
                bar.current?.focus()
              }}
            >
              <Icon name="x" small />
            </button>
          </li>
        ))}
        {places.map((place) => (
          <li key={place} className="compare-place" aria-hidden="true" />
        ))}
      </ul>
      <p className="compare-hint" role="status">
        {isEnough ? '' : t('compare:oneMore')}
      </p>
      <button type="button" className="link" onClick={() => store.clear()}>
        {t('compare:clear')}
      </button>
      {isEnough && (
        <a className="btn btn-primary" href={compareHref(page, compared)}>
          {t('compare:open', { n: format.number(compared.length) })}
        </a>
      )}
    </section>
  )
}
