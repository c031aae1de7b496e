import { local } from '../lib/storage.ts'

/** Whose schedule is kept on the device (stores/plan-keep.ts). */
export interface PlanOwner {
  tenantId: string
  exhibitionId: string | null
  userId: string | null
}

/** The name that it is kept under. A file of its own: what only asks whether there is one needs no schemas. */
export const planKey = ({ tenantId, exhibitionId, userId }: PlanOwner): string =>
  `plan:${tenantId}:${exhibitionId ?? ''}:${userId ?? ''}`

/** Forgets every schedule of an account, at its logout: it is nobody else's business on this device. */
export function dropPlans(userId: string): void {
  try {
    for (const key of Object.keys(local())) {
      if (key.startsWith('plan:') && key.endsWith(`:${userId}`)) local().removeItem(key)
    }
  } catch {
    // Storage is blocked: nothing is kept there either.
  }
}
