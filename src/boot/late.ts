import { writeSession } from '../state/session.ts'
import { followTabs } from '../state/session-keep.ts'
import type { PageData } from './page-data.ts'
import { readStored, session, writeStored } from './storage.ts'
import { startTracking } from './tracking.ts'

// What every page does, but not before it stands: fetched after it has loaded.

export function startLate(data: PageData): void {
  writeSession('tenantId', data.tenantId)
  followTabs(data.tenantId)
  startTracking(data)
  // What the visitor was about to do before the login led away (features/login/login-overlay.tsx).
  const before = readStored(session, 'act')
  if (before === null) return
  writeStored(session, 'act', null)
  document.querySelector<HTMLElement>(`[data-act="${CSS.escape(before)}"]`)?.click()
}
