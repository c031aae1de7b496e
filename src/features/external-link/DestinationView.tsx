import { type MouseEvent, useEffect, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/parts.tsx'
import { takeClick } from '../../components/QueryLink.tsx'
import { usePage } from '../../components/usePage.ts'
import type { PageContext } from '../../lib/page.ts'
import type { Destination } from './destination.ts'

/** The countdown to an address that opens by itself. */
export interface Countdown {
  /** Full seconds; null: it does not run. */
  left: number | null
  paused: boolean
}

interface DestinationHandlers {
  /** Opens the address in place of this page, so that Back does not return to it. */
  go: () => void
  toggle: () => void
  /** Navigates back to where the visitor came from. */
  stay: (event: MouseEvent) => void
}

interface Props {
  siteName: string
  destination: Destination
  /** The platform's list could not be loaded: nothing opens by itself. */
  listFailed: boolean
  countdown: Countdown
  handlers: DestinationHandlers
}

/** The middle page's information about the requested address. */
export function DestinationView({ siteName, destination, listFailed, countdown, handlers }: Props) {
  const page = usePage()
  const { t } = page
  const home = { label: t('common:home'), href: page.href('/') }
  if (destination.kind === 'none') {
    return (
      <EmptyState
        as="h1"
        illustration="missing"
        title={t('externalLink:noneTitle')}
        description={t('externalLink:noneWhy')}
        actions={[home]}
      />
    )
  }
  if (destination.kind === 'refused') {
    const description = t('externalLink:refusedWhy', { reason: t(`externalLink:reason.${destination.reason}`) })
    return (
      <EmptyState
        as="h1"
        illustration="error"
        title={t('externalLink:refusedTitle')}
        description={description}
        actions={[home]}
      />
    )
  }
  if (destination.kind === 'internal') {
    return (
      <header className="page-head">
        <h1>{t('externalLink:opening')}</h1>
        <p>
          <a className="link" href={destination.href}>
            {destination.href}
          </a>
        </p>
      </header>
    )
  }
  return (
    <div className="external-link-page">
      <header className="page-head">
        <h1>{t('externalLink:heading', { site: siteName })}</h1>
      </header>
      <DestinationFacts destination={destination} />
      <p>{siteText(t, destination)}</p>
      {!destination.secure && <p className="external-link-warn">{t('externalLink:insecureWhy')}</p>}
      {listFailed && <p className="muted">{t('externalLink:listFailed')}</p>}
      {destination.opens && <Running countdown={countdown} />}
      <p className="btn-row">
        <a
          className="btn btn-primary btn-l"
          href={destination.href}
          rel="noopener nofollow external"
          onClick={(event) => takeClick(event, handlers.go)}
        >
          <span className="external-link-go">{t('externalLink:go', { host: destination.host })}</span>
          <Icon name="external" small />
        </a>
        {destination.opens && (
          <button className="btn btn-2 btn-l" type="button" onClick={handlers.toggle}>
            {countdown.paused ? t('externalLink:resume') : t('externalLink:pause')}
          </button>
        )}
        <a className="btn btn-2 btn-l" href={page.href('/')} onClick={handlers.stay}>
          {t('externalLink:stay')}
        </a>
      </p>
    </div>
  )
}

type Site = Extract<Destination, { kind: 'site' }>

const siteText = (t: PageContext['t'], destination: Site) =>
  destination.name === null ? t('externalLink:foreignWhy') : t('externalLink:partnerWhy', { name: destination.name })

/** The host in large type, as it is what readers can judge; the full address below it. */
function DestinationFacts({ destination }: { destination: Site }) {
  const { t } = usePage()
  return (
    <div className="external-link-to">
      <p className="small faint">{t('externalLink:leadsTo')}</p>
      <p className="external-link-host">
        <bdi translate="no">{destination.host}</bdi>
      </p>
      <p className="tags">
        {destination.name === null ? (
          <Tag>{t('externalLink:unknown')}</Tag>
        ) : (
          <Tag kind="ok">{t('externalLink:known')}</Tag>
        )}
        {!destination.secure && <Tag kind="warn">{t('externalLink:insecure')}</Tag>}
      </p>
      <p className="small faint external-link-href">
        <bdi translate="no">{destination.href}</bdi>
      </p>
    </div>
  )
}

/** The remaining time. Announced to screen readers when it starts, pauses and resumes, not every second. */
function Running({ countdown: { left, paused } }: { countdown: Countdown }) {
  const { t } = usePage()
  const isRunning = left !== null
  const words = paused ? t('externalLink:paused') : t('externalLink:countdown', { count: left ?? 0 })
  /** Set only after the first rendering: a region that comes with its text is silent. */
  const [announced, setAnnounced] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second is not announced
  useEffect(() => {
    if (isRunning) setAnnounced(words)
  }, [isRunning, paused])
  if (!isRunning) return null
  return (
    <div className="external-link-wait" data-left={left}>
      <span className="external-link-bar" aria-hidden="true" />
      <p role="timer" aria-live="off" className="tnum">
        {words}
      </p>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  )
}
