import type { UserInfo } from '../../contract/user.ts'

export interface SectionProps {
  me: UserInfo
  /** The account as it is now; null: it is asked for anew. */
  changed: (me: UserInfo | null) => void
}
