import { SupportEvent } from '@fair/contract/chat-frames.ts'
import { html } from 'hono/html'
import { CHAT_STATES, readSwitches } from '../chat/switches.ts'
import type { Platform } from '../platform.ts'
import type { Markup } from './layout.ts'

const STATES: Readonly<Record<(typeof CHAT_STATES)[number], string>> = {
  on: 'on',
  stopped: 'stopped: takes no connection, ends the open ones',
  broken: 'broken: connections stay open, nothing comes through',
}

/** The switches of the chat service, and the actions of staff in a chat. */
export function chatSection({ db }: Platform): Markup {
  const { state, delay, staff, ids } = readSwitches(db)
  const groups = db.all<{ chatgroup_id: string; status: string }>(
    "SELECT chatgroup_id, status FROM chat_group WHERE role IN ('EXHIBITOR', 'SERVICE') ORDER BY update_time DESC LIMIT 50",
  )
  const chats = html`<label>Chat<select name="chatgroupId">${groups.map(({ chatgroup_id: id, status }) => html`<option value="${id}">${id} (${status})</option>`)}</select></label>`
  return html`<h2 id="chat">Chat</h2>
<p>The real-time service at <code>/webapi/im</code> is ${STATES[state]}${delay > 0 ? `, ${delay} ms late` : ''}; staff ${staff ? 'reads and answers' : 'is silent'}; IM ids ${ids ? 'come with the token and the chats' : 'are left out'}.</p>
<form class="wide" method="post" action="/sandbox/do/chat-service">
<label>Service<select name="state">${CHAT_STATES.map((each) => html`<option value="${each}" ${each === state ? 'selected' : ''}>${STATES[each]}</option>`)}</select></label>
<label>Delay (ms)<input name="delay" inputmode="numeric" pattern="[0-9]*" size="6" value="${delay}"></label>
<label>Staff<select name="staff"><option value="on">reads and answers</option><option value="off" ${staff ? '' : 'selected'}>is silent</option></select></label>
<label>IM ids<select name="ids"><option value="on">come with the token and the chats</option><option value="off" ${ids ? '' : 'selected'}>are left out</option></select></label>
<button>Switch</button></form>
<form class="wide" method="post" action="/sandbox/do/chat-support">${chats}
<label>Event<select name="event">${SupportEvent.options.map((event) => html`<option>${event}</option>`)}</select></label><button>Let it happen</button></form>
<form class="wide" method="post" action="/sandbox/do/chat-write">${chats}
<label>Text<input name="text" required maxlength="2000" size="48"></label><button>Write as staff</button></form>`
}
