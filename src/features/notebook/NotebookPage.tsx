import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { BoxSkeleton } from '../../components/Skeleton.tsx'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { useHydrated } from '../../islands/useHydrated.ts'
import type { Owner } from '../../lib/storage-keys.ts'
import { notifyRendered } from '../../stores/changes.ts'
import { $notebookChanges, listNotes, openOwnNotebook, readPhotos } from '../../stores/notebook.ts'
import { hasNotebook } from '../../stores/own-databases.ts'
import { pageOwner } from '../../stores/owner.ts'
import { $session } from '../../stores/session.ts'
import { readUserId } from '../../stores/session-storage.ts'
import { NotebookList } from './NotebookList.tsx'
import type { NotebookContent } from './notebook-model.ts'

/** /notebook: all notes of the visitor on this device. It works without a network. `fair`: the exhibition's name. */
export const NotebookPage = ({ fair }: { fair: string }) => (
  <IslandProvider>
    <Hydrated fair={fair} />
  </IslandProvider>
)

const Hydrated = ({ fair }: { fair: string }) => (useHydrated() ? <Notebook fair={fair} /> : <Waiting />)

const Waiting = () => <BoxSkeleton className="notebook-wait" boxes={3} />

async function readContent(owner: Owner, exhibitionId: string): Promise<NotebookContent> {
  // Opening would create the database.
  if (!(await hasNotebook(owner))) return { notes: [], photos: new Map() }
  const db = await openOwnNotebook(owner)
  const notes = await listNotes(db, exhibitionId)
  return { notes, photos: await readPhotos(db, notes) }
}

function Notebook({ fair }: { fair: string }) {
  const { page, data } = useIsland()
  const { t } = page
  const [content, setContent] = useState<NotebookContent | 'failed' | null>(null)
  const userId = useStore($session)?.userId
  const changes = useStore($notebookChanges)
  const exhibitionId = data.exhibitionId ?? ''
  const load = useCallback(async () => {
    const owner = pageOwner()
    const read = await readContent(owner, exhibitionId).catch(() => 'failed' as const)
    // After a login or logout, the next call shows the other visitor's notes.
    if (owner.userId === readUserId()) setContent(read)
  }, [exhibitionId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again for another visitor and after a change
  useEffect(() => void load(), [load, userId, changes])
  useEffect(() => {
    if (content !== null) notifyRendered()
  }, [content])
  if (content === null) return <Waiting />
  if (content === 'failed') {
    return (
      <EmptyState
        illustration="error"
        title={t('notebook:failed')}
        description={t('notebook:unavailable')}
        again={() => void load()}
      />
    )
  }
  return <NotebookList fair={fair} content={content} />
}
