import type { Group } from '../../domain/conversation-state.ts'

/** Whether nobody is on duty: the last notice was NO_STAFF_ON_DUTY, and no staff has written since. */
export function isUnattended({ notices, messages }: Pick<Group, 'notices' | 'messages'>): boolean {
  const last = notices.at(-1)
  if (last?.event !== 'NO_STAFF_ON_DUTY') return false
  return !messages.some(({ ext, seq }) => ext.isStaff && seq !== null && seq > last.afterSeq)
}
