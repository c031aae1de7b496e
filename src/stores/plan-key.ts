import { type Owner, personalKey, type StorageKey } from '../lib/storage-keys.ts'

/** Whose schedule is kept on the device (stores/plan-keep.ts). */
export interface PlanOwner extends Owner {
  exhibitionId: string | null
}

/** The name that it is kept under. A file of its own: what only asks whether there is one needs no schemas. */
export const planKey = ({ exhibitionId, ...owner }: PlanOwner): StorageKey =>
  personalKey('plan', owner, exhibitionId ?? '')
