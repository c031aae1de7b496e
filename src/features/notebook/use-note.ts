import { useCallback, useEffect, useRef, useState } from 'react'
import { isEmptyNote, type Note, type NoteChange, type NoteSubject } from '../../domain/note.ts'
import type { Owner } from '../../lib/storage-keys.ts'
import {
  $notebookChanges,
  addPhoto,
  changeNote,
  mergeInto,
  type NoteWithPhotos,
  openNotebook,
  type Photo,
  readNote,
  removeNote,
  removePhoto,
} from '../../stores/notebook.ts'
import { pageOwner } from '../../stores/owner.ts'
import { $session } from '../../stores/session.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** What became of the last change: `failed` ones are stored with the next. `none`: nothing was changed. */
type Fate = 'none' | 'storing' | 'stored' | 'failed'

interface Options {
  exhibitionId: string
  subject: NoteSubject
  first: NoteWithPhotos
  /** Somebody else is logged in now, or nobody. */
  onOtherVisitor: () => void
}

/** A note that is stored with each change, in the order in which they were made. */
export function useNote({ exhibitionId, subject, first, onOtherVisitor }: Options) {
  const [owner] = useState<Owner>(pageOwner)
  const [note, setNote] = useState(first.note)
  const [photos, setPhotos] = useState<readonly Photo[]>(first.photos)
  const [fate, setFate] = useState<Fate>('none')
  const [isAdding, setAdding] = useState(false)
  const waiting = useRef<NoteChange>({})
  const work = useRef(Promise.resolve())
  // Changes made here, and those of them that are stored: while they differ, what is stored is older than what is shown.
  const made = useRef(0)
  const stored = useRef(0)

  const store = useCallback(() => {
    work.current = work.current.then(async () => {
      const change = waiting.current
      if (Object.keys(change).length === 0) return
      waiting.current = {}
      const upTo = made.current
      try {
        await changeNote(await openNotebook(owner), exhibitionId, subject, change)
        stored.current = upTo
        if (made.current === upTo) setFate('stored')
      } catch {
        waiting.current = { ...change, ...waiting.current }
        setFate('failed')
      }
    })
  }, [owner, exhibitionId, subject])
  const change = (change: NoteChange) => {
    setNote((before: Note) => ({ ...before, ...change }))
    waiting.current = { ...waiting.current, ...change }
    made.current += 1
    setFate('storing')
    store()
  }
  useEffect(() => {
    const reload = async () => {
      const before = made.current
      const isSettled = stored.current === before
      const read = await readNote(await openNotebook(owner), exhibitionId, subject)
      setPhotos(read.photos)
      if (isSettled && made.current === before) setNote(read.note)
    }
    return $notebookChanges.listen(() => void reload().catch(() => {}))
  }, [owner, exhibitionId, subject])
  useEffect(
    () =>
      $session.listen(() => {
        if (pageOwner().userId !== owner.userId) onOtherVisitor()
      }),
    [owner, onOtherVisitor],
  )
  /** `refused`: how many files are no pictures. Those after one that could not be stored are left out. */
  const addFiles = async (files: readonly File[]): Promise<{ refused: number; isStored: boolean }> => {
    if (isAdding) return { refused: 0, isStored: true }
    setAdding(true)
    let refused = 0
    try {
      for (const file of files) {
        const photo = await shrinkPhoto(file)
        if (photo === null) refused += 1
        else await addPhoto(await openNotebook(owner), exhibitionId, subject, photo)
      }
      return { refused, isStored: true }
    } catch {
      return { refused, isStored: false }
    } finally {
      setAdding(false)
    }
  }
  /** Removes a photo; resolves to what brings it back. */
  const dropPhoto = async (photo: Photo): Promise<() => Promise<void>> => {
    const db = await openNotebook(owner)
    await removePhoto(db, photo.id)
    return () => mergeInto(db, [], [photo])
  }
  /** Removes the note with its photos; resolves to what brings them back. */
  const drop = async (): Promise<() => Promise<void>> => {
    waiting.current = {}
    await work.current
    const db = await openNotebook(owner)
    const { notes, photos } = await removeNote(db, note.key)
    return () => mergeInto(db, notes, photos)
  }
  const isEmpty = isEmptyNote(note) && photos.length === 0
  return { note, photos, fate, isAdding, isEmpty, change, retry: store, addFiles, dropPhoto, drop }
}
