import { useCallback, useEffect, useRef, useState } from 'react'
import { isEmptyNote, type Note, type NoteChange, type NoteSubject } from '../../domain/note.ts'
import type { Owner } from '../../lib/storage-keys.ts'
import {
  $notebookChanges,
  addPhoto,
  changeNote,
  mergeInto,
  type NoteWithPhotos,
  openOwnNotebook,
  type Photo,
  readNote,
  removeNote,
  removePhoto,
} from '../../stores/notebook.ts'
import { pageOwner } from '../../stores/owner.ts'
import { $session } from '../../stores/session.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** The state of the last change. A failed one is saved with the next. */
type SaveState = 'unchanged' | 'saving' | 'saved' | 'failed'

interface Options {
  exhibitionId: string
  subject: NoteSubject
  initial: NoteWithPhotos
  /** Another visitor has logged in, or this one has logged out. */
  onOtherVisitor: () => void
}

/** A note that is saved on each change. Saves run one after the other. */
export function useNote({ exhibitionId, subject, initial, onOtherVisitor }: Options) {
  const [owner] = useState<Owner>(pageOwner)
  const [note, setNote] = useState(initial.note)
  const [photos, setPhotos] = useState<readonly Photo[]>(initial.photos)
  const [saveState, setSaveState] = useState<SaveState>('unchanged')
  // Several selections may be added at the same time.
  const [adding, setAdding] = useState(0)
  const waiting = useRef<NoteChange>({})
  const work = useRef(Promise.resolve())
  // How many changes were made, and how many of them are saved. While they differ, the database is behind the dialog.
  const made = useRef(0)
  const saved = useRef(0)

  const save = useCallback(() => {
    work.current = work.current.then(async () => {
      const change = waiting.current
      if (Object.keys(change).length === 0) return
      waiting.current = {}
      const upTo = made.current
      try {
        await changeNote(await openOwnNotebook(owner), exhibitionId, subject, change)
        saved.current = upTo
        if (made.current === upTo) setSaveState('saved')
      } catch {
        waiting.current = { ...change, ...waiting.current }
        setSaveState('failed')
      }
    })
  }, [owner, exhibitionId, subject])
  const change = (change: NoteChange) => {
    setNote((before: Note) => ({ ...before, ...change }))
    waiting.current = { ...waiting.current, ...change }
    made.current += 1
    setSaveState('saving')
    save()
  }
  useEffect(() => {
    const reload = async () => {
      const before = made.current
      const isSettled = saved.current === before
      const read = await readNote(await openOwnNotebook(owner), exhibitionId, subject)
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
  /** Adds photos until one cannot be saved. `refused`: how many files are not pictures. */
  const addFiles = async (files: readonly File[]): Promise<{ refused: number; isSaved: boolean }> => {
    setAdding((count) => count + 1)
    let refused = 0
    try {
      for (const file of files) {
        const photo = await shrinkPhoto(file)
        if (photo === null) refused += 1
        else await addPhoto(await openOwnNotebook(owner), exhibitionId, subject, photo)
      }
      return { refused, isSaved: true }
    } catch {
      return { refused, isSaved: false }
    } finally {
      setAdding((count) => count - 1)
    }
  }
  /** Deletes a photo. Resolves to a function that restores it. */
  const deletePhoto = async (photo: Photo): Promise<() => Promise<void>> => {
    const db = await openOwnNotebook(owner)
    await removePhoto(db, photo.id)
    return () => mergeInto(db, [], [photo])
  }
  /** Deletes the note and its photos. Resolves to a function that restores them. */
  const deleteNote = async (): Promise<() => Promise<void>> => {
    waiting.current = {}
    await work.current
    const db = await openOwnNotebook(owner)
    const { notes, photos } = await removeNote(db, note.key)
    return () => mergeInto(db, notes, photos)
  }
  const isEmpty = isEmptyNote(note) && photos.length === 0
  return {
    note,
    photos,
    saveState,
    isAdding: adding > 0,
    isEmpty,
    change,
    retry: save,
    addFiles,
    deletePhoto,
    deleteNote,
  }
}
