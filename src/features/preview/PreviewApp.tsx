import { useCallback, useEffect, useRef, useState } from 'react'
import type { Previewed } from '../../rules/preview-way.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { keepPreviewToken } from '../../state/preview-token.ts'
import { startCountdowns } from '../../ui/blocks/countdown-clock.ts'
import { startFilms } from '../../ui/blocks/video-player.ts'
import { Face } from '../../ui/Face.tsx'
import type { PageContext } from '../../ui/page.ts'
import type { PreviewOutcome } from './ask-preview.ts'
import { DraftView } from './DraftView.tsx'
import { PreviewBar } from './PreviewBar.tsx'
import { TokenForm } from './TokenForm.tsx'

export interface PreviewAppProps {
  page: PageContext
  previewed: Exclude<Previewed, { target: 'REVIEW' }>
  /** The token of this tab; null: none. */
  first: string | null
  fairName: string
  /** A token for who is logged in and may; null for everybody else. */
  askToken: () => Promise<string | null>
  ask: (token: string) => Promise<PreviewOutcome>
  say: (text: string) => void
}

type State = { kind: 'waiting' } | { kind: 'need' } | PreviewOutcome

/** The preview: its token first, then the draft under a bar that says what it is. */
export function PreviewApp({ page, previewed, first, fairName, askToken, ask, say }: PreviewAppProps) {
  const { t } = page
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const [token, setToken] = useState(first ?? '')
  const root = useRef<HTMLDivElement>(null)

  const open = useCallback(
    async (given: string) => {
      setState({ kind: 'waiting' })
      setToken(given)
      keepPreviewToken(given)
      const outcome = await ask(given)
      // A token that is not good is not kept: the next visit asks again.
      if (outcome.kind === 'refused') keepPreviewToken(null)
      setState(outcome)
    },
    [ask],
  )
  useEffect(() => {
    void (async () => {
      const own = first ?? (await askToken())
      if (own === null) setState({ kind: 'need' })
      else await open(own)
    })()
  }, [first, askToken, open])
  useEffect(() => {
    if (!root.current || !('kind' in state)) return
    startCountdowns(root.current)
    startFilms(root.current, say)
    tellDrawn()
  }, [state, say])

  const leave = () => {
    keepPreviewToken(null)
    location.assign(publishedAt(page, previewed) ?? page.href('/'))
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
          page={page}
          tried={token}
          refusal={state.kind === 'refused' ? state.message : null}
          onToken={(given) => void open(given)}
        />
      )
    case 'missing':
      return (
        <div className="wrap">
          <Face
            as="h1"
            drawing="missing"
            title={t('preview:missing')}
            why={t('preview:missingWhy')}
            ways={[{ label: t('common:home'), href: page.href('/') }]}
          />
        </div>
      )
    case 'failed':
      return (
        <div className="wrap">
          <Face
            as="h1"
            drawing="offline"
            title={t('preview:failed')}
            why={state.failure.message}
            act={{ label: t('common:retry'), onClick: () => void open(token) }}
            ways={[]}
          />
        </div>
      )
    default:
      return (
        <div ref={root}>
          <PreviewBar page={page} target={previewed.target} published={publishedAt(page, previewed)} onLeave={leave} />
          <DraftView page={page} outcome={state} fairName={fairName} title={t(`preview:${previewed.target}`)} />
        </div>
      )
  }
}

function publishedAt(page: PageContext, previewed: PreviewAppProps['previewed']): string | null {
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
