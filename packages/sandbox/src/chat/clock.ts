import { isAtRequestedClock } from '../clock.ts'
import type { Platform } from '../platform.ts'

/**
 * The platform with a moving clock. The sample fair's clock stands still, and a conversation needs messages with
 * different times: time passes in it from the start of the chat service.
 */
export function withPassingTime(platform: Platform, isStill: boolean): Platform {
  if (!isStill) return platform
  const start = performance.now()
  const passed = () => (isAtRequestedClock() ? 0 : performance.now() - start)
  return { ...platform, now: () => new Date(platform.now().getTime() + passed()) }
}

/** A time for the next message of a chat: not before the last message's, even after a restart. */
export function messageTime(platform: Platform, updateTime: string): string {
  const now = platform.now().toISOString()
  return updateTime > now ? updateTime : now
}
