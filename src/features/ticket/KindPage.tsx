import type { PageContext } from '../../ui/page.ts'
import { KindView } from './KindView.tsx'
import type { KindProps } from './kinds.ts'

/** A kind's prerendered page: the view in the place of its island. */
export const KindPage = (props: KindProps & { page: PageContext }) => (
  <div data-island="ticket-kind" data-id={props.kind.ticketKindId} data-now="*" data-texts="common errors form ticket">
    <KindView {...props} />
  </div>
)
