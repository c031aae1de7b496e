import type { LoadOverlay, OverlayContext } from '../islands/overlay.ts'
import type { LoginReason } from '../stores/login-request.ts'
import { closeOverlay } from '../stores/open-overlay.ts'
import { $overlay, type OpenOverlay, type OverlayKind } from '../stores/overlay.ts'

interface Overlay<K extends OverlayKind> {
  /** Its code, fetched when it opens. */
  module: () => Promise<{ load: LoadOverlay<K> }>
  /** Set if a button opens it (`data-action` with its name). `reason` of the login before it; null: no login needed. */
  button?: { reason: LoginReason | null }
}

type Table = { readonly [K in OverlayKind]: Overlay<K> }

/** All overlays. OpenedByButton is derived from its literal type; OVERLAYS is the same table for generic access. */
const ROWS = {
  // The session opens these two (stores/session-page.ts).
  login: { module: () => import('../features/login/login-overlay.tsx') },
  identity: { module: () => import('../features/identity/identity-overlay.tsx') },
  chat: { module: () => import('../features/chat/chat-overlay.tsx'), button: { reason: 'chat' } },
  inquire: { module: () => import('../features/inquiry/inquire-overlay.tsx'), button: { reason: 'inquire' } },
  book: { module: () => import('../features/booking/book-overlay.tsx'), button: { reason: 'book' } },
  card: { module: () => import('../features/cards/card-overlay.tsx'), button: { reason: 'card' } },
  claim: { module: () => import('../features/claim/claim-overlay.tsx'), button: { reason: null } },
  note: { module: () => import('../features/notebook/note-overlay.tsx'), button: { reason: null } },
  questions: {
    module: () => import('../features/session-feedback/questions-overlay.tsx'),
    button: { reason: null },
  },
  rating: { module: () => import('../features/session-feedback/rating-overlay.tsx'), button: { reason: null } },
  logout: { module: () => import('../features/notebook/logout-overlay.tsx') },
  poster: { module: () => import('../features/poster/poster-overlay.tsx') },
  compare: { module: () => import('../features/compare/compare-overlay.tsx') },
} as const satisfies Table

const OVERLAYS: Table = ROWS

/** Overlays opened by a button. All of them receive the page that they are about. */
type OpenedByButton = {
  [K in OverlayKind]: (typeof ROWS)[K] extends { button: unknown } ? K : never
}[OverlayKind]

const isOpenedByButton = (name: string): name is OpenedByButton =>
  Object.hasOwn(ROWS, name) && 'button' in ROWS[name as OverlayKind]

/** The overlay that `data-action` opens, and the reason for a login before it; undefined if it opens none. */
export const openedBy = (action: string) =>
  isOpenedByButton(action) ? { kind: action, reason: ROWS[action].button.reason } : undefined

const begun = new Set<number>()
const settled = new Set<number>()
let waiting: (() => void)[] = []

/** Resolves once every open overlay is shown or has failed to load. */
export const overlaysShown = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    checkShown()
  })

function checkShown(): void {
  if (!$overlay.get().every(({ opening }) => settled.has(opening))) return
  for (const resolve of waiting) resolve()
  waiting = []
}

/** Mounts opened overlays that are not mounted yet. Closes and rejects those whose code cannot be fetched. */
export async function mountOverlays(context: () => Promise<Omit<OverlayContext, 'close'>>): Promise<void> {
  const fresh = $overlay.get().filter(({ opening }) => !begun.has(opening))
  for (const { opening } of fresh) begun.add(opening)
  // One that was closed before it was shown.
  checkShown()
  await Promise.all(fresh.map((each) => render(each, context)))
}

async function render<K extends OverlayKind>(
  { kind, props, opening }: OpenOverlay<K>,
  context: () => Promise<Omit<OverlayContext, 'close'>>,
): Promise<void> {
  const close = () => closeOverlay(opening)
  try {
    const [{ mountOverlay }, module, islandContext] = await Promise.all([
      import('../islands/OverlayHost.tsx'),
      OVERLAYS[kind].module(),
      context(),
    ])
    const view = await module.load(props, { ...islandContext, close })
    if (view === null) close()
    else mountOverlay(opening, view)
  } catch (error) {
    close()
    throw error
  } finally {
    settled.add(opening)
    checkShown()
  }
}
