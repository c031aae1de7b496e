import { accountsArea } from './accounts.ts'
import { aliveArea } from './alive.ts'
import type { Area } from './area.ts'
import { audienceArea } from './audience.ts'
import { businessArea } from './business.ts'
import { chatArea } from './chat.ts'
import { contentArea } from './content.ts'
import { faultsArea } from './faults.ts'
import { filesArea } from './files.ts'
import { onceArea } from './once.ts'
import { postersArea } from './posters.ts'
import { signGroupArea } from './sign-group.ts'

/** One import and one line per area. */
export const areas: readonly Area[] = [
  onceArea,
  filesArea,
  audienceArea,
  accountsArea,
  signGroupArea,
  postersArea,
  aliveArea,
  chatArea,
  faultsArea,
  businessArea,
  contentArea,
]
