import type { MouseEvent } from 'react'
import { Icon } from './Icon.tsx'
import { takeClick } from './QueryLink.tsx'
import { usePage } from './usePage.ts'

interface Props {
  /** From 1. */
  pageNum: number
  pageSize: number
  /** Number of items over all pages. */
  total: number
  /** The address of a page. */
  href: (pageNum: number) => string
  /** Navigates there without loading the page. */
  go?: (pageNum: number) => void
}

/** The numbers shown: first, last, and those around the current one; null marks a gap. */
export function pageNumbers(pageNum: number, last: number): (number | null)[] {
  const shown = [...new Set([1, pageNum - 1, pageNum, pageNum + 1, last])].filter((n) => n >= 1 && n <= last)
  return shown.flatMap((n, k) => {
    const before = shown[k - 1]
    if (before === undefined || n === before + 1) return [n]
    // A gap of one number is that number.
    return n === before + 2 ? [n - 1, n] : [null, n]
  })
}

/** Navigation through a list's pages, as links that work without script. Nothing if everything fits on one page. */
export function Pager({ pageNum, pageSize, total, href, go }: Props) {
  const { t, format } = usePage()
  const last = Math.ceil(total / pageSize)
  if (last < 2) return null
  const range = {
    from: format.number((pageNum - 1) * pageSize + 1),
    to: format.number(Math.min(total, pageNum * pageSize)),
    total: format.number(total),
  }
  const onClick = (n: number) => go && ((event: MouseEvent) => takeClick(event, () => go(n)))
  return (
    <nav className="pager" aria-label={t('common:pages')}>
      {pageNum > 1 && (
        <a href={href(pageNum - 1)} onClick={onClick(pageNum - 1)} rel="prev" aria-label={t('common:previous')}>
          <Icon name="left" />
        </a>
      )}
      {pageNumbers(pageNum, last).map((n, k, all) =>
        n === null ? (
          <span key={`after ${all[k - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a key={n} href={href(n)} onClick={onClick(n)} aria-current={n === pageNum ? 'page' : undefined}>
            {n}
          </a>
        ),
      )}
      {pageNum < last && (
        <a href={href(pageNum + 1)} onClick={onClick(pageNum + 1)} rel="next" aria-label={t('common:next')}>
          <Icon name="right" />
        </a>
      )}
      <span className="note">{t('common:range', range)}</span>
    </nav>
  )
}
