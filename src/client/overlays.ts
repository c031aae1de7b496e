import type { LoadOverlay, OverlayContext } from '../islands/overlay.ts'
import { closeOverlay } from '../stores/open-overlay.ts'
import { $overlay, type OpenOverlay, type OverlayKind } from '../stores/overlay.ts'

type Modules = { readonly [K in OverlayKind]: () => Promise<{ load: LoadOverlay<K> }> }

/** The code of what lies over the page, fetched when it opens. */
export const OVERLAYS: Modules = {
  login: () => import('../features/login/login-overlay.tsx'),
  identity: () => import('../features/identity/identity-overlay.tsx'),
  chat: () => import('../features/chat/chat-overlay.tsx'),
  inquire: () => import('../features/inquiry/inquire-overlay.tsx'),
  book: () => import('../features/booking/book-overlay.tsx'),
  card: () => import('../features/cards/card-overlay.tsx'),
  claim: () => import('../features/claim/claim-overlay.tsx'),
  poster: () => import('../features/poster/poster-overlay.tsx'),
  compare: () => import('../features/compare/compare-overlay.tsx'),
}

export const overlayHost = () => import('../islands/OverlayHost.tsx')

const begun = new Set<number>()

/** Draws what has been opened and is not drawn yet; what cannot be fetched is closed, and rejects. */
export async function drawOpen(context: () => Promise<Omit<OverlayContext, 'close'>>): Promise<void> {
  const fresh = $overlay.get().filter(({ opening }) => !begun.has(opening))
  for (const { opening } of fresh) begun.add(opening)
  await Promise.all(fresh.map((each) => draw(each, context)))
}

async function draw<K extends OverlayKind>(
  { kind, props, opening }: OpenOverlay<K>,
  context: () => Promise<Omit<OverlayContext, 'close'>>,
): Promise<void> {
  const close = () => closeOverlay(opening)
  try {
    const [{ drawOverlay }, module, islandContext] = await Promise.all([overlayHost(), OVERLAYS[kind](), context()])
    const view = await module.load(props, { ...islandContext, close })
    if (view === null) close()
    else drawOverlay(opening, view)
  } catch (error) {
    close()
    throw error
  }
}
