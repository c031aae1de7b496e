import type { GroupCommand } from '@fair/contract/interaction.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Call } from '../../../api/client.ts'
import { type Farewell, farewellIn } from '../../../domain/room.ts'
import { readUserId } from '../../../stores/session-storage.ts'
import { openChatPage } from '../../shared/chat/chat-page.ts'
import { dialogSheet } from '../../shared/style-sheets.ts'
import { usePoll } from '../../shared/usePoll.ts'
import { useLogin } from './useLogin.ts'

interface Steering {
  /** The room that the visitor is in; null before. */
  roomId: string | null
  /** Handles a command for this room. */
  hear?: (command: GroupCommand) => void
  /** The connection is back: commands may have been missed. */
  missed: () => void
  /** The visitor has to leave; the platform no longer counts them as present. */
  ended: () => void
}

/**
 * Follows the commands for the room that the visitor is in (Spec 4), over the chat connection, which only logged-in
 * users have. Others fetch the status of the stream instead. A connection that cannot be made is tried again.
 *
 * @returns why the visitor has to leave; null while they need not
 */
export function useSteering(call: Call, steering: Steering): Farewell | null {
  const { roomId } = steering
  const login = useLogin()
  const [farewell, setFarewell] = useState<Farewell | null>(null)
  const [tries, setTries] = useState(0)
  const hasFailed = useRef(false)
  usePoll(useCallback(() => hasFailed.current && setTries((count) => count + 1), []))
  const latest = useRef(steering)
  useEffect(() => {
    latest.current = steering
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` changes only to connect again
  useEffect(() => {
    setFarewell(null)
    hasFailed.current = false
    if (login === null || roomId === null) return
    let cancelled = false
    const stops: (() => void)[] = []
    void openChatPage(call, login).then((opened) => {
      if (cancelled) return
      hasFailed.current = !opened.ok
      if (!opened.ok) return
      const { engine } = opened.data
      let isMissing = engine.$connection.get() !== 'online'
      stops.push(
        engine.listenRooms((command) => {
          if (command.roomId !== roomId) return
          latest.current.hear?.(command)
          const farewellNow = farewellIn(command, roomId, readUserId())
          if (!farewellNow) return
          latest.current.ended()
          void dialogSheet().then(() => !cancelled && setFarewell(farewellNow))
        }),
        engine.$connection.listen((now) => {
          if (now === 'online' && isMissing) latest.current.missed()
          isMissing = now !== 'online'
        }),
      )
    })
    return () => {
      cancelled = true
      for (const stop of stops) stop()
    }
  }, [call, login, roomId, tries])
  return farewell
}
