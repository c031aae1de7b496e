import { MeetingLayout } from '@fair/contract/interaction.ts'
import { html } from 'hono/html'
import { createContext } from '../context.ts'
import { roomConfigOf } from '../handlers/interaction-room.ts'
import { roomIdOf } from '../handlers/room-commands.ts'
import type { Platform } from '../platform.ts'
import type { Markup } from './layout.ts'

const OF_GUEST = ['closeVideo', 'openVideo', 'closeAudio', 'openAudio'] as const

/** The commands for rooms of running meetings: connected users receive them at once (Spec 4). */
export function roomSection(platform: Platform): Markup {
  const { entities, fair, now } = platform
  const rooms = fair.meetings.flatMap(({ id, exhibitionId }) => {
    const item = entities.meeting(id, 'en-US', now())
    if (item?.state !== 'live') return []
    const tenantId = fair.exhibitions.find((each) => each.exhibitionId === exhibitionId)?.tenantId ?? ''
    const headers = new Headers({ tenantId, language: 'en-US' })
    const config = roomConfigOf(roomIdOf('MEETING', id), createContext(platform, headers))
    return [{ roomId: config.roomId, title: item.title, config }]
  })
  const guests = rooms.flatMap(({ roomId, config }) =>
    config.guests.map(({ guestId, guestName, videoOpen, audioOpen }) => {
      const state = `camera ${videoOpen ? 'on' : 'off'}, microphone ${audioOpen ? 'on' : 'off'}`
      return html`<option value="${roomId} ${guestId}">${roomId}: ${guestName} (${state})</option>`
    }),
  )
  const choices = rooms.map(
    ({ roomId, title, config }) => html`<option value="${roomId}">${title} (${config.layout})</option>`,
  )
  return html`<h2 id="rooms">Meeting rooms</h2>
<form class="wide" method="post" action="/sandbox/do/room"><label>Guest<select name="guest">${guests}</select></label>
<label>Command<select name="command">${OF_GUEST.map((each) => html`<option>${each}</option>`)}</select></label><button>Send</button></form>
<form class="wide" method="post" action="/sandbox/do/room"><input type="hidden" name="command" value="meetingLayout">
<label>Room<select name="roomId">${choices}</select></label>
<label>Layout<select name="layout">${MeetingLayout.options.map((each) => html`<option>${each}</option>`)}</select></label><button>Arrange</button></form>`
}
