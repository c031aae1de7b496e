import { isoOf } from '@fair/contract/rules/instant.ts'
import { useState } from 'react'
import { useIsland } from '../../../islands/IslandProvider.tsx'
import { now } from '../../../lib/clock.ts'
import { tenantAt } from '../../../lib/storage-keys.ts'
import { readUserId } from '../../../stores/session-storage.ts'
import { draftsOf } from './form-drafts.ts'

/** The texts of a device that stores none, by user and key. */
const texts = new Map<string, string>()

/**
 * A text that outlives the dialog it is typed into, and a reload, until it is sent: stored as a draft of the visitor
 * who opened the dialog.
 *
 * @param first the initial text
 * @returns the text, a function that changes it, and one that deletes the draft
 */
export function useWritten(key: string, first = ''): readonly [string, (text: string) => void, () => void] {
  const { data } = useIsland()
  const [{ drafts, own }] = useState(() => {
    const userId = readUserId()
    const owner = { tenantId: tenantAt(data), exhibitionId: data.exhibitionId, userId }
    return { drafts: draftsOf(owner), own: `${userId} ${key}` }
  })
  const [text, setText] = useState(() => {
    const stored = drafts.read(key)?.entries['text'] ?? texts.get(own)
    return typeof stored === 'string' ? stored : first
  })
  const forget = () => {
    drafts.drop(key)
    texts.delete(own)
  }
  const write = (next: string) => {
    setText(next)
    if (next === first) forget()
    else if (!drafts.keep(key, { version: '', entries: { text: next }, time: isoOf(now().getTime()) }))
      texts.set(own, next)
  }
  return [text, write, forget]
}
