import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { BoxSkeleton } from '../../components/Skeleton.tsx'
import { ProgressBar } from '../../components/shoelace/ProgressBar.tsx'
import { useQuery } from '../../components/useQuery.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { useHydrated } from '../../islands/useHydrated.ts'
import { ARCHIVE_FORM, type ArchiveIndex } from '../../lib/archive.ts'
import {
  type ArchivePlace,
  canStoreArchive,
  deleteArchive,
  followArchive,
  sendToArchive,
} from '../../lib/archive-client.ts'
import type { ArchiveState } from '../../lib/archive-messages.ts'
import { tenantAt } from '../../lib/storage-keys.ts'
import { $favourites } from '../../stores/favourites.ts'
import { useReturn } from '../shared/useReturn.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { Outbox } from './Outbox.tsx'
import { StoredArchive } from './StoredArchive.tsx'
import { savedPages } from './saved-pages.ts'

/** /offline: stores all pages of the language on the device. */
export const OfflinePage = () => (
  <IslandProvider>
    <Hydrated />
  </IslandProvider>
)

function Hydrated() {
  if (!useHydrated()) return <Waiting />
  return (
    <>
      <Archive />
      <Outbox />
    </>
  )
}

const Waiting = () => <BoxSkeleton className="offline-state" boxes={1} />

/** The site's offer: an index, none, or no response. */
type Offer = ArchiveIndex | 'missing' | 'network' | null

function Archive() {
  const { page, data } = useIsland()
  const { t, format } = page
  const [place] = useState<ArchivePlace>(() => ({
    tenant: tenantAt(data),
    language: page.language,
    fallback: page.fallback,
  }))
  const [offer, setOffer] = useState<Offer>(null)
  const [state, setState] = useState<ArchiveState | null>(null)
  const [isPersistent, setPersistent] = useState<boolean | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const isMissing = useQuery().query.has('missing')
  const favourites = useStore($favourites)

  const load = useCallback(async () => {
    setOffer(null)
    setOffer(await readOffer(place.language))
  }, [place])
  const check = useCallback(async () => {
    const isThere = await sendToArchive(place, { kind: 'report' }).catch(() => false)
    if (!isThere) setState(afterReport({ kind: 'none' }))
  }, [place])
  useEffect(() => {
    if (!canStoreArchive()) return
    void load()
    const stop = followArchive(place, (report) => setState(afterReport(report)))
    void navigator.storage?.persisted?.().then(setPersistent)
    void check()
    return stop
  }, [load, check, place])
  // Another tab may have deleted it, or the browser may have ended a worker during its download.
  useReturn(check)
  // A worker of an older version reports a failure without `stored`.
  const stored = state?.kind === 'ready' ? state : state?.kind === 'failed' ? (state.stored ?? null) : null
  const isReady = stored !== null
  useEffect(() => {
    if (isReady) void sendToArchive(place, { kind: 'pictures', pages: savedPages(page, favourites) })
  }, [isReady, favourites, page, place])

  const take = async () => {
    setState({ kind: 'loading', done: 0 })
    try {
      await sendToArchive(place, { kind: 'take' })
      setPersistent((await navigator.storage?.persist?.()) ?? false)
    } catch (error) {
      // The worker's script could not be fetched; otherwise the browser refuses to store anything.
      setState({ kind: 'failed', why: error instanceof TypeError ? 'network' : 'space', stored: null })
    }
  }
  if (!canStoreArchive()) return <p className="offline-note">{t('offline:unsupported')}</p>
  if (state === null || (offer === null && !isReady)) return <Waiting />
  const size = offer !== null && typeof offer === 'object' ? format.bytes(offer.packed + offer.assets) : null
  return (
    <section className="offline-state" aria-live="polite">
      {isMissing && <p className="offline-note">{t('offline:missingPage')}</p>}
      {state.kind === 'loading' && (
        <>
          <h2>{t('offline:loading')}</h2>
          <ProgressBar done={state.done} label={t('offline:loading')} text={format.percent(state.done)} />
          <p className="muted small">{t('offline:loadingNote')}</p>
        </>
      )}
      {stored && (
        <StoredArchive
          stored={stored}
          failure={state.kind === 'failed' ? state.why : null}
          isPersistent={isPersistent}
          onUpdate={() => void take()}
          onDelete={() => setDeleting(true)}
        />
      )}
      {state.kind === 'failed' && !stored && (
        <>
          <h2>{t('offline:failed')}</h2>
          <p>{t(`offline:why.${state.why}`)}</p>
          <p>
            <button className="btn btn-primary" type="button" onClick={() => void take()}>
              {t('common:retry')}
            </button>
          </p>
        </>
      )}
      {state.kind === 'none' && offer === 'missing' && <p className="offline-note">{t('offline:why.missing')}</p>}
      {state.kind === 'none' && offer === 'network' && (
        <>
          <p>{t('offline:why.network')}</p>
          <p>
            <button className="btn btn-2" type="button" onClick={() => void load()}>
              {t('common:retry')}
            </button>
          </p>
        </>
      )}
      {state.kind === 'none' && size !== null && typeof offer === 'object' && (
        <>
          <h2>{t('offline:offer', { n: format.number(offer?.pages ?? 0), count: offer?.pages ?? 0 })}</h2>
          <p>
            <button className="btn btn-primary" type="button" onClick={() => void take()}>
              {t('offline:take', { size })}
            </button>
          </p>
          <p className="muted small">{t('offline:publicNote')}</p>
        </>
      )}
      {isDeleting && (
        <DeleteDialog
          onClose={() => setDeleting(false)}
          onDelete={async () => {
            await deleteArchive(place)
            setState({ kind: 'none' })
            setDeleting(false)
          }}
        />
      )}
    </section>
  )
}

/** The state after a report: why a download has failed stays until there is something else to show. */
const afterReport = (report: ArchiveState) => (before: ArchiveState | null) =>
  before?.kind === 'failed' && !before.stored && report.kind === 'none' ? before : report

async function readOffer(language: string): Promise<Offer> {
  const response = await fetch(`/archive/${language}.json`, { cache: 'no-cache' }).catch(() => null)
  if (!response || response.status >= 500) return 'network'
  const index = response.ok ? ((await response.json().catch(() => null)) as ArchiveIndex | null) : null
  return index?.form === ARCHIVE_FORM ? index : 'missing'
}
