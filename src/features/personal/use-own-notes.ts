import { useEffect, useState } from 'react'
import type { Note } from '../../domain/note.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { listNotes, openNotebook } from '../../stores/notebook.ts'
import { hasNotebook } from '../../stores/notebook-databases.ts'
import { pageOwner } from '../../stores/owner.ts'

/** The visitor's notes on this device; none until they are read, and where the browser forbids databases. */
export function useOwnNotes(): readonly Note[] {
  const { data } = useIsland()
  const exhibitionId = data.exhibitionId ?? ''
  const [notes, setNotes] = useState<readonly Note[]>([])
  useEffect(() => {
    const read = async () => {
      const owner = pageOwner()
      if (await hasNotebook(owner)) setNotes(await listNotes(await openNotebook(owner), exhibitionId))
    }
    void read().catch(() => {})
  }, [exhibitionId])
  return notes
}
