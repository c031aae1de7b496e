import { type Owner, personalKey, type StorageKey } from '../lib/storage-keys.ts'

/** The owner of a schedule stored on the device (stores/plan-keep.ts). */
export interface PlanOwner extends Owner {
  exhibitionId: string | null
}

/**
 * The key under which it is stored. A separate file: code that only checks whether there is a plan needs no schemas.
 */
export const planKey = ({ exhibitionId, ...owner }: PlanOwner): StorageKey =>
  personalKey('plan', owner, exhibitionId ?? '')
