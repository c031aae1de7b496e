import type { Endpoint } from '@fair/contract/endpoint.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { html } from 'hono/html'
import type { Platform } from '../platform.ts'
import { chatSection } from './chat-section.ts'
import { faultSection } from './fault-section.ts'
import { type Markup, moment } from './layout.ts'
import { peopleSection } from './people.ts'
import { exhibitionsSection, runsSection } from './programme.ts'
import { roomSection } from './room-section.ts'
import { streamSection } from './stream-section.ts'

/** The sandbox's front page: its people, its running sessions, and the actions of a back office. */
export function homePage(platform: Platform, endpoints: readonly Endpoint[], done: string): Markup {
  const { fair } = platform
  return html`${done === '' ? '' : html`<div role="status">${done}</div>`}
<dl><dt>Clock</dt><dd>${moment(platform.now().toISOString())} UTC</dd>
<dt>Fair</dt><dd>${fair.exhibitors.length} exhibitors, ${fair.exhibits.length} exhibits, ${fair.lives.length} lives, ${fair.meetings.length} meetings</dd>
<dt>Tenants</dt><dd>${fair.tenants.map(({ tenantId, domains }) => html`<div>${tenantId}: ${domains.join(', ')}</div>`)}</dd>
<dt>Calls</dt><dd>${endpoints.length}, below <code>/webapi/expo-main</code></dd></dl>
${peopleSection(platform)}
${exhibitionsSection(platform)}
${runsSection(platform)}
<h2 id="exhibitors">Exhibitors</h2>
<p>Inquiries, cards, appointments, samples, applications and chats are answered after some minutes, or at once:</p>
<form method="post" action="/sandbox/do/answer"><button class="main">Let exhibitors answer now</button></form>
<h2 id="exhibit">Change an exhibit</h2>
<p>A new name raises the exhibit’s updateTime, so that the next build renders its pages anew.</p>
<form class="wide" method="post" action="/sandbox/do/rename"><label>exhibitsId<input name="id" required value="${fair.exhibits[0]?.id ?? ''}"></label>
<label>Language<select name="language"><option value="">All</option>${LANGUAGES.map((each) => html`<option>${each}</option>`)}</select></label>
<label>New name<input name="name" required maxlength="120" size="36"></label><button>Rename</button></form>
${roomSection(platform)}
${streamSection(platform)}
${chatSection(platform)}
${faultSection(platform, endpoints)}`
}
