import type { UserInfo } from '../../contract/user.ts'
import type { PersonalProps } from '../../ui/personal/mount-personal.tsx'

export interface SectionProps {
  at: PersonalProps
  me: UserInfo
  /** The account as it is now; null: it is asked for anew. */
  changed: (me: UserInfo | null) => void
}
