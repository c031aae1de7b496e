import type { MouseEvent } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/parts.tsx'
import { takeClick } from '../../components/QueryLink.tsx'
import type { PageContext } from '../../lib/page.ts'
import type { Way } from './way.ts'

/** The countdown of a way that opens by itself. */
export interface Countdown {
  /** Whole seconds; null: it does not run. */
  left: number | null
  paused: boolean
}

interface WayActs {
  /** Opens the address in place of this page, so that Back does not return to it. */
  go: () => void
  toggle: () => void
  /** Back to where the visitor came from. */
  stay: (event: MouseEvent) => void
}

interface Props {
  page: PageContext
  siteName: string
  way: Way
  /** The platform's list could not be read: nothing opens by itself. */
  listFailed: boolean
  countdown: Countdown
  acts: WayActs
}

/** What the middle page says of the address that it was asked for. */
export function WayView({ page, siteName, way, listFailed, countdown, acts }: Props) {
  const { t } = page
  const home = { label: t('common:home'), href: page.href('/') }
  if (way.kind === 'none') {
    return <EmptyState as="h1" drawing="missing" title={t('ways:noneTitle')} why={t('ways:noneWhy')} ways={[home]} />
  }
  if (way.kind === 'refused') {
    const why = t('ways:refusedWhy', { reason: t(`ways:reason.${way.reason}`) })
    return <EmptyState as="h1" drawing="error" title={t('ways:refusedTitle')} why={why} ways={[home]} />
  }
  if (way.kind === 'internal') {
    return (
      <header className="page-head">
        <h1>{t('ways:opening')}</h1>
        <p>
          <a className="link" href={way.href}>
            {way.href}
          </a>
        </p>
      </header>
    )
  }
  return (
    <div className="way">
      <header className="page-head">
        <h1>{t('ways:heading', { site: siteName })}</h1>
      </header>
      <Destination page={page} way={way} />
      <p>{siteText(t, way)}</p>
      {!way.secure && <p className="way-warn">{t('ways:insecureWhy')}</p>}
      {listFailed && <p className="muted">{t('ways:listFailed')}</p>}
      {way.opens && <Running page={page} countdown={countdown} />}
      <p className="btn-row">
        <a
          className="btn btn-primary btn-l"
          href={way.href}
          rel="noopener nofollow external"
          onClick={(event) => takeClick(event, acts.go)}
        >
          <span className="way-go">{t('ways:go', { host: way.host })}</span>
          <Icon name="external" small />
        </a>
        {way.opens && (
          <button className="btn btn-2 btn-l" type="button" onClick={acts.toggle}>
            {countdown.paused ? t('ways:resume') : t('ways:pause')}
          </button>
        )}
        <a className="btn btn-2 btn-l" href={page.href('/')} onClick={acts.stay}>
          {t('ways:stay')}
        </a>
      </p>
    </div>
  )
}

type Site = Extract<Way, { kind: 'site' }>

const siteText = (t: PageContext['t'], way: Site) =>
  way.name === null ? t('ways:foreignWhy') : t('ways:partnerWhy', { name: way.name })

/** The host large, for it is what a reader can judge; the whole address under it. */
function Destination({ page, way }: { page: PageContext; way: Site }) {
  const { t } = page
  return (
    <div className="way-to">
      <p className="small faint">{t('ways:leadsTo')}</p>
      <p className="way-host">
        <bdi translate="no">{way.host}</bdi>
      </p>
      <p className="tags">
        {way.name === null ? <Tag>{t('ways:unknown')}</Tag> : <Tag kind="ok">{t('ways:known')}</Tag>}
        {!way.secure && <Tag kind="warn">{t('ways:insecure')}</Tag>}
      </p>
      <p className="small faint way-href">
        <bdi translate="no">{way.href}</bdi>
      </p>
    </div>
  )
}

/** How long it still waits. Read out when it begins, pauses and goes on, not every second. */
function Running({ page, countdown: { left, paused } }: { page: PageContext; countdown: Countdown }) {
  const { t } = page
  if (left === null) return null
  return (
    <div className="way-wait" data-left={left}>
      <span className="way-bar" aria-hidden="true" />
      <p role="timer" aria-live="off" className="tnum">
        {paused ? t('ways:paused') : t('ways:countdown', { count: left })}
      </p>
    </div>
  )
}
