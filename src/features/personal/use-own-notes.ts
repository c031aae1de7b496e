import { useEffect, useState } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { packNotes } from '../../stores/notebook-handover.ts'
import { readOwnNotes } from '../../stores/own-databases.ts'
import { pageOwner } from '../../stores/owner.ts'

/** The visitor's notes, packed for a link. */
export interface PackedNotes {
  count: number
  text: string
}

const NONE: PackedNotes = { count: 0, text: '' }

/** Packs the visitor's notes on this device. Empty until they are loaded, and if the browser blocks databases. */
export function useOwnNotes(): PackedNotes {
  const { data } = useIsland()
  const exhibitionId = data.exhibitionId ?? ''
  const [packed, setPacked] = useState(NONE)
  useEffect(() => {
    const load = async () => {
      const notes = await readOwnNotes(pageOwner(), exhibitionId)
      if (notes.length > 0) setPacked({ count: notes.length, text: await packNotes(notes) })
    }
    load().catch(() => {})
  }, [exhibitionId])
  return packed
}
