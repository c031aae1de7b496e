import type { Zone } from '@fair/contract/rules/brand.ts'
import { useStore } from '@nanostores/react'
import { usePage } from '../components/usePage.ts'
import { ownZone } from '../lib/zone.ts'
import { $identity } from '../stores/identity.ts'

/** The visitor's zone on every page: the one of their account, else the device's. */
export function useOwnZone(): Zone {
  const { zone } = usePage()
  return ownZone(zone, useStore($identity, { ssr: 'initial' }).timeZone)
}
