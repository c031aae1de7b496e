import { FormValues } from '@fair/contract/form-field.ts'
import { time } from '@fair/contract/kinds.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { msOf } from '@fair/contract/rules/instant.ts'
import * as z from 'zod/mini'
import { now as platformNow } from '../../../lib/clock.ts'
import { local, readStored, session, writeStored } from '../../../lib/storage.ts'
import { personalKey } from '../../../lib/storage-keys.ts'
import { readVisitor } from '../../../stores/expired-login.ts'

/** Entries of a form that are not sent yet. */
interface StoredDraft {
  /** The form's version when it was typed (contract/form.ts). */
  version: string
  entries: FormValues
  /** ISO 8601, UTC. */
  time: Instant
}

const StoredDraft = z.object({ version: z.string(), entries: FormValues, time })

/** A draft unchanged for this long is deleted, in ms: 30 days. */
export const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/**
 * How far in the future a draft may be dated, in ms: synchronising with the platform's time again can set the clock
 * back.
 */
export const CLOCK_CORRECTION_MS = 24 * 60 * 60 * 1000

export interface DraftOwner {
  tenantId: string
  exhibitionId: string | null
  /** Null for an anonymous visitor, whose drafts last as long as the tab. */
  userId: string | null
}

/** Drafts of one visitor, by form. */
export interface Drafts {
  read(formId: string): StoredDraft | null
  /** Returns whether the device stored it: not after a logout, which a form on a page may outlive. */
  keep(formId: string, draft: StoredDraft): boolean
  drop(formId: string): void
}

/**
 * A draft is stored per form and user until it is sent. Drafts never pass to another user: they are stored under the
 * user's id on this device, and an anonymous visitor's in this tab. Storage that is blocked, full or corrupt yields
 * none.
 */
export function draftsOf(
  { tenantId, exhibitionId, userId }: DraftOwner,
  now: () => number = () => platformNow().getTime(),
): Drafts {
  const storage = userId === null ? session : local
  const keyOf = (formId: string) => personalKey('draft', { tenantId, userId }, exhibitionId ?? '', formId)
  const drop = (formId: string) => void writeStored(storage, keyOf(formId), null)
  return {
    read(formId) {
      const draft = parse(readStored(storage, keyOf(formId)))
      if (draft === null) return null
      const age = now() - msOf(draft.time)
      if (age > -CLOCK_CORRECTION_MS && age < DRAFT_LIFETIME_MS) return draft
      drop(formId)
      return null
    },
    keep: (formId, draft) =>
      (userId === null || userId === readVisitor()) && writeStored(storage, keyOf(formId), JSON.stringify(draft)),
    drop,
  }
}

function parse(text: string | null): StoredDraft | null {
  if (text === null) return null
  try {
    return z.safeParse(StoredDraft, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
