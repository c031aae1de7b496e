import { catalogue, type Exhibitor } from '@fair/contract/catalogue.ts'
import { exhibition } from '@fair/contract/exhibition.ts'
import { reservation, type Slot } from '@fair/contract/reservation.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { user } from '@fair/contract/user.ts'
import type { Call, Failure } from '../../api/client.ts'
import { slotWindow } from '../../domain/slots.ts'
import { now } from '../../lib/clock.ts'
import { ownZone } from '../../lib/zone.ts'

export interface Offer {
  exhibitor: Exhibitor
  /** Empty: the exhibitor takes no appointments, or the exhibition is over. */
  slots: Slot[]
  /** The visitor's zone. */
  mine: Zone
}

interface SlotQuery {
  call: Call
  exhibitorId: string
  exhibitionId: string | null
  zone: Zone
}

/** An exhibitor and the times at which appointments are possible, from today to the exhibition's last day. */
export async function loadOffer(query: SlotQuery): Promise<{ ok: true; data: Offer } | Failure> {
  const { call, exhibitorId, exhibitionId, zone } = query
  const [exhibitor, fair, own] = await Promise.all([
    call(catalogue.exhibitor, { exhibitorId }),
    exhibitionId === null ? null : call(exhibition.detail, { id: exhibitionId }),
    call(user.info, {}),
  ])
  if (!exhibitor.ok) return exhibitor
  if (fair && !fair.ok) return fair
  const mine = ownZone(zone, own.ok ? own.data.timeZone : null)
  const days = fair ? slotWindow(fair.data, zone, now()) : null
  if (days === null) return { ok: true, data: { exhibitor: exhibitor.data, slots: [], mine } }
  const slots = await call(reservation.slots, { exhibitorId, ...days })
  return slots.ok ? { ok: true, data: { exhibitor: exhibitor.data, slots: slots.data, mine } } : slots
}
