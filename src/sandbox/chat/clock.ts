import { isAtRequestedClock } from '../clock.ts'
import type { Platform } from '../platform.ts'

/**
 * The platform with a clock that goes on. The sample fair's stands still, and a conversation in which every message has
 * the same time is none: from the start of the chat service on, time passes in it.
 */
export function withPassingTime(platform: Platform, isStill: boolean): Platform {
  if (!isStill) return platform
  const start = performance.now()
  const passed = () => (isAtRequestedClock() ? 0 : performance.now() - start)
  return { ...platform, now: () => new Date(platform.now().getTime() + passed()) }
}

/** A time for the next message of a chat: not before the last one's, also after a restart. */
export function messageTime(platform: Platform, updateTime: string): string {
  const now = platform.now().toISOString()
  return updateTime > now ? updateTime : now
}
