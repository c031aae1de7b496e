import type { Call } from '../../api/client.ts'
import type { ErrorKey } from '../../rules/errors.ts'
import type { PageData } from '../../state/page-data.ts'
import type { PageContext } from '../../ui/page.ts'

/** What every island of tickets and orders draws with; those of the personal center have it as well. */
export interface TicketTools {
  page: PageContext
  data: PageData
  call: Call
  text: (key: ErrorKey) => string
  isLogined: boolean
}
