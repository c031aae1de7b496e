import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import type { Hono } from 'hono'
import { liveOf, meetingOf } from '../business/subjects.ts'
import { createContext } from '../context.ts'
import type { Platform } from '../platform.ts'
import type { Replay } from '../sent.ts'
import { readRecordingId } from './replay-id.ts'
import { liveRecordings } from './replay-live.ts'
import { meetingRecordings } from './replay-meeting.ts'
import { webVtt } from './replay-transcript.ts'

/** Serves the captions of recordings as WebVTT, at the addresses given in the recordings. */
export function mountCaptions(app: Hono, platform: Platform): void {
  app.get('/sandbox/captions/:recordingId/:file{.+\\.vtt}', (c) => {
    const language = LANGUAGES.find((each) => `${each}.vtt` === c.req.param('file'))
    const recording = language && recordingIn(platform, c.req.param('recordingId'), language)
    if (!recording) return c.notFound()
    return c.body(webVtt(recording.transcript), 200, { 'content-type': 'text/vtt; charset=utf-8' })
  })
}

/** A recording of any tenant. */
export function recordingIn(platform: Platform, recordingId: string, language: Language): Replay | undefined {
  const named = readRecordingId(recordingId)
  for (const { tenantId } of named ? platform.fair.tenants : []) {
    const context = createContext(platform, new Headers({ language, tenantId }))
    const live = named?.kind === 'LIVE' ? liveOf(named.id, context) : undefined
    const meeting = named?.kind === 'MEETING' ? meetingOf(named.id, context) : undefined
    const all = live ? liveRecordings(live, context) : meeting ? meetingRecordings(meeting, context) : []
    const one = all.find(({ _id }) => _id === recordingId)
    if (one) return one
  }
  return undefined
}
