import type { UserInfo } from '@fair/contract/user.ts'

export interface SectionProps {
  me: UserInfo
  /** The account as it is now; null: it is fetched again. */
  changed: (me: UserInfo | null) => void
}
