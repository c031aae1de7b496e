import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { EmptyPage } from '../../components/EmptyState.tsx'
import { type Previewed, previewedAt } from '../../domain/preview-link.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { parseAddress } from '../../lib/i18n/paths.ts'
import type { PageContext } from '../../lib/page.ts'
import { notifyRendered } from '../../stores/changes.ts'
import { showQueryState } from '../../stores/query-state.ts'
import { showToast } from '../../stores/toasts.ts'
import { startCountdowns } from '../shared/blocks/countdown-clock.ts'
import { startFilms } from '../shared/blocks/video-player.ts'
import { DraftView } from './DraftView.tsx'
import { PreviewBar } from './PreviewBar.tsx'
import { connectPreview, type FromPlatform, fetchPreview, fetchToken, type PreviewOutcome } from './preview.api.ts'
import { storePreviewToken, takePreviewToken } from './preview-token.ts'
import { ReviewApp } from './ReviewApp.tsx'
import { TokenForm } from './TokenForm.tsx'

interface Props {
  /** The name of the tenant's site. */
  siteName: string
  /** Shown until the address has been read. */
  children?: ReactNode
}

/** /preview and /login-preview (Spec 2). */
export const PreviewPage = (props: Props) => (
  <IslandProvider>
    <Preview {...props} />
  </IslandProvider>
)

function Preview({ siteName, children }: Props) {
  const { data } = useIsland()
  const [address, setAddress] = useState<{ token: string | null; previewed: Previewed } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    // Before any other code can read the address.
    const token = takePreviewToken()
    const { path } = parseAddress(location.pathname, data.fallback, LANGUAGES)
    setAddress({
      token,
      previewed: previewedAt(path, new URLSearchParams(location.search), data.flags.includes('REVIEW_TOOL')),
    })
    showQueryState()
  }, [])
  if (!address) return children
  const { token, previewed } = address
  return previewed.target === 'REVIEW' ? (
    <ReviewApp />
  ) : (
    <Draft siteName={siteName} previewed={previewed} first={token} />
  )
}

interface DraftProps {
  siteName: string
  previewed: FromPlatform
  /** The token of this tab; null: none. */
  first: string | null
}

type State = { kind: 'waiting' } | { kind: 'need' } | PreviewOutcome

/** The preview: first its token, then the draft under a bar that marks it as a preview. */
function Draft({ siteName, previewed, first }: DraftProps) {
  const { page, data } = useIsland()
  const { t } = page
  const [call] = useState(() => connectPreview(data, t))
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const [token, setToken] = useState(first ?? '')
  const root = useRef<HTMLDivElement>(null)

  const open = useCallback(
    async (given: string, fetchAnother?: () => Promise<boolean>) => {
      setState({ kind: 'waiting' })
      setToken(given)
      storePreviewToken(given)
      const outcome = await fetchPreview(call, previewed, given, data, page.now)
      // An invalid token is not stored, so the next visit prompts for one again.
      if (outcome.kind === 'refused') storePreviewToken(null)
      if (outcome.kind === 'refused' && (await fetchAnother?.())) return
      setState(outcome)
    },
    [call, previewed, data, page],
  )
  const begin = useCallback(async () => {
    /** Whether the platform has issued a token for this page, or could not be reached. */
    const openOwn = async () => {
      const own = await fetchToken(call, previewed)
      if (typeof own === 'string') await open(own)
      else if (own !== null) setState({ kind: 'failed', failure: own })
      return own !== null
    }
    setState({ kind: 'waiting' })
    // The token of the tab may have expired, or belong to the page that was previewed before.
    if (first !== null) await open(first, openOwn)
    else if (!(await openOwn())) setState({ kind: 'need' })
  }, [first, call, previewed, open])
  useEffect(() => void begin(), [begin])
  useEffect(() => {
    if (!root.current || !('kind' in state)) return
    startCountdowns(root.current)
    startFilms(root.current, (text) => showToast({ text: text || data.uiStrings.network }))
    notifyRendered()
  }, [state, data])

  const isUnpublished = previewed.target === 'MICRO_PAGE' && state.kind === 'blocks' && state.summary === null
  const published = isUnpublished ? null : publishedAt(page, previewed)
  const leave = () => {
    storePreviewToken(null)
    location.assign(published ?? page.href('/'))
  }
  switch (state.kind) {
    case 'waiting':
      return (
        <div className="wrap" aria-busy="true">
          <header className="page-head">
            <h1>{t('preview:loading')}</h1>
          </header>
          <div className="preview-wait" />
        </div>
      )
    case 'need':
    case 'refused':
      return (
        <TokenForm
          tried={token}
          refusal={state.kind === 'refused' ? state.message : null}
          onToken={(given) => void open(given)}
        />
      )
    case 'missing':
      return (
        <EmptyPage
          illustration="missing"
          title={t('preview:missing')}
          description={t('preview:missingWhy')}
          actions={[{ label: t('common:home'), href: page.href('/') }]}
        />
      )
    case 'failed':
      return (
        <EmptyPage
          illustration="offline"
          title={t('preview:failed')}
          description={state.failure.message}
          again={() => void (token === '' ? begin() : open(token))}
        />
      )
    default:
      return (
        <div ref={root}>
          <PreviewBar target={previewed.target} published={published} onLeave={leave} />
          <DraftView outcome={state} fairName={siteName} title={t(`preview:${previewed.target}`)} />
        </div>
      )
  }
}

function publishedAt(page: PageContext, previewed: FromPlatform): string | null {
  switch (previewed.target) {
    case 'HOME':
      return page.href('/')
    case 'MICRO_PAGE':
      return page.href('/micro-page', { microPageId: previewed.id })
    case 'EXHIBITOR_GROUP':
      return page.href('/exhibition-group/detail', { id: previewed.id })
    case 'LOGIN':
      return null
  }
}
