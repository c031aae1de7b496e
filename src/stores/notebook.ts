import { uuid } from '@fair/contract/rules/limits.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { atom, type ReadableAtom } from 'nanostores'
import {
  isEmptyNote,
  mergeNotes,
  type Note,
  type NoteChange,
  type NoteSubject,
  newNote,
  noteKey,
} from '../domain/note.ts'
import { now } from '../lib/clock.ts'
import { type Owner, personalKey } from '../lib/storage-keys.ts'
import { readUserId } from './session-storage.ts'

/** A photo of a note, reduced in size (features/notebook/shrink-photo.ts). */
export interface Photo {
  id: string
  /** The note's key. */
  note: string
  image: Blob
  width: number
  height: number
  /** Milliseconds since 1970, by the device that took it. */
  takenAt: number
}

interface Schema extends DBSchema {
  notes: { key: string; value: Note; indexes: { exhibition: string } }
  photos: { key: string; value: Photo; indexes: { note: string } }
}

export type NotebookDatabase = IDBPDatabase<Schema>

/** A note with the photos that belong to it. */
export interface NoteWithPhotos {
  note: Note
  photos: Photo[]
}

const $count = atom(0)
/** Incremented with every change of the notebook, in this tab or another. */
export const $notebookChanges: ReadableAtom<number> = $count

// At build time and in tests without a browser there are no other tabs.
const channel = globalThis.document && new BroadcastChannel('notebook')
if (channel) channel.onmessage = () => $count.set($count.get() + 1)

function notifyChange(): void {
  $count.set($count.get() + 1)
  channel?.postMessage(null)
}

const opened = new Map<string, Promise<NotebookDatabase>>()

/**
 * The notes of a person on this device: a database for each account and one for visitors without a login, so that a
 * logout deletes it completely (stores/own-databases.ts). Every change is stored when its promise resolves. Rejects if
 * the browser denies access to databases or has no space.
 */
export function openNotebook(owner: Owner): Promise<NotebookDatabase> {
  const name = personalKey('notebook', owner)
  const known = opened.get(name)
  if (known) return known
  const opening = openOf(name).then(async (db) => {
    if (owner.userId !== null) await mergeDeviceNotes(db, owner)
    return db
  })
  opened.set(name, opening)
  opening.catch(() => opened.delete(name))
  return opening
}

/** The notebook of the page's visitor; rejects once they have logged out, which has deleted it. */
export const openOwnNotebook = async (owner: Owner): Promise<NotebookDatabase> => {
  if (owner.userId !== readUserId()) throw new Error('The notebook belongs to another visitor.')
  return openNotebook(owner)
}

const openOf = (name: string): Promise<NotebookDatabase> =>
  openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('notes', { keyPath: 'key' }).createIndex('exhibition', 'exhibitionId')
      db.createObjectStore('photos', { keyPath: 'id' }).createIndex('note', 'note')
    },
    // Another tab deletes it, at a logout.
    blocking: (_, __, event) => {
      opened.delete(name)
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => opened.delete(name),
  })

/** Moves the notes that were made without a login into the account's notebook, once the person has logged in. */
async function mergeDeviceNotes(db: NotebookDatabase, owner: Owner): Promise<void> {
  const name = personalKey('notebook', { ...owner, userId: null })
  const names = await indexedDB.databases?.().catch(() => null)
  if (names && !names.some((each) => each.name === name)) return
  const device = await openOf(name)
  try {
    const notes = await device.getAll('notes')
    const photos = await device.getAll('photos')
    if (notes.length === 0) return
    await mergeInto(db, notes, photos)
    // Only notes that were merged: a note that another tab has changed meanwhile is merged the next time.
    const done = device.transaction(['notes', 'photos'], 'readwrite')
    for (const { key, changedAt } of notes) {
      const left = await done.objectStore('notes').get(key)
      if (left?.changedAt === changedAt) await done.objectStore('notes').delete(key)
    }
    for (const { id } of photos) await done.objectStore('photos').delete(id)
    await done.done
  } finally {
    device.close()
  }
}

/**
 * The notes of an exhibition, or with null of all exhibitions, the last changed first. A note whose content was removed
 * is listed only if it has photos.
 */
export async function listNotes(db: NotebookDatabase, exhibitionId: string | null): Promise<Note[]> {
  const notes = await (exhibitionId === null
    ? db.getAll('notes')
    : db.getAllFromIndex('notes', 'exhibition', exhibitionId))
  const isListed = await Promise.all(
    notes.map(async (note) => !isEmptyNote(note) || (await db.countFromIndex('photos', 'note', note.key)) > 0),
  )
  return notes.filter((_, n) => isListed[n]).sort((a, b) => b.changedAt - a.changedAt)
}

/** The photos of notes by the notes' keys, in the order in which they were taken. */
export async function readPhotos(db: NotebookDatabase, notes: readonly Note[]): Promise<Map<string, Photo[]>> {
  const byNote = db.transaction('photos').store.index('note')
  const entries = notes.map(async ({ key }) => [key, sorted(await byNote.getAll(key))] as const)
  return new Map(await Promise.all(entries))
}

const sorted = (photos: readonly Photo[]): Photo[] => photos.toSorted((a, b) => a.takenAt - b.takenAt)

/** The note about a subject, a new one if there is none, and its photos in the order in which they were taken. */
export async function readNote(
  db: NotebookDatabase,
  exhibitionId: string,
  subject: NoteSubject,
): Promise<NoteWithPhotos> {
  const key = noteKey(exhibitionId, subject)
  const tx = db.transaction(['notes', 'photos'])
  const [note, photos] = await Promise.all([
    tx.objectStore('notes').get(key),
    tx.objectStore('photos').index('note').getAll(key),
  ])
  return { note: note ?? newNote(exhibitionId, subject), photos: sorted(photos) }
}

/** Changes a note, which is created if need be. Resolves to the note as it is stored. */
export async function changeNote(
  db: NotebookDatabase,
  exhibitionId: string,
  subject: NoteSubject,
  change: NoteChange,
): Promise<Note> {
  const tx = db.transaction('notes', 'readwrite')
  const before = (await tx.store.get(noteKey(exhibitionId, subject))) ?? newNote(exhibitionId, subject)
  const note: Note = { ...before, ...change, subject, changedAt: now().getTime() }
  await tx.store.put(note)
  await tx.done
  notifyChange()
  return note
}

/** Adds a photo to a note, which is created if need be. */
export async function addPhoto(
  db: NotebookDatabase,
  exhibitionId: string,
  subject: NoteSubject,
  taken: Omit<Photo, 'id' | 'note'>,
): Promise<Photo> {
  const key = noteKey(exhibitionId, subject)
  const photo: Photo = { ...taken, id: uuid(), note: key }
  const tx = db.transaction(['notes', 'photos'], 'readwrite')
  const before = (await tx.objectStore('notes').get(key)) ?? newNote(exhibitionId, subject)
  await tx.objectStore('notes').put({ ...before, subject, changedAt: now().getTime() })
  await tx.objectStore('photos').put(photo)
  await tx.done
  notifyChange()
  return photo
}

export async function removePhoto(db: NotebookDatabase, id: string): Promise<void> {
  await db.delete('photos', id)
  notifyChange()
}

/** Removes a note with its photos. Resolves to both, so that it can be undone (`mergeInto`). */
export async function removeNote(db: NotebookDatabase, key: string): Promise<{ notes: Note[]; photos: Photo[] }> {
  const tx = db.transaction(['notes', 'photos'], 'readwrite')
  const note = await tx.objectStore('notes').get(key)
  const photos = await tx.objectStore('photos').index('note').getAll(key)
  await tx.objectStore('notes').delete(key)
  for (const { id } of photos) await tx.objectStore('photos').delete(id)
  await tx.done
  notifyChange()
  return { notes: note ? [note] : [], photos }
}

/**
 * Adds notes and photos to the stored ones, all or none: notes about one subject are merged (`mergeNotes`). Repeating
 * it changes nothing.
 */
export async function mergeInto(db: NotebookDatabase, notes: readonly Note[], photos: readonly Photo[]): Promise<void> {
  const tx = db.transaction(['notes', 'photos'], 'readwrite')
  for (const note of notes) {
    const here = await tx.objectStore('notes').get(note.key)
    await tx.objectStore('notes').put(here ? mergeNotes(here, note) : note)
  }
  for (const photo of photos) await tx.objectStore('photos').put(photo)
  await tx.done
  notifyChange()
}
