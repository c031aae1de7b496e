import { html } from 'hono/html'
import { DEMO_INVITATION, DEMO_LOGIN, DEMO_USERS, type DemoUser } from '../demo.ts'
import type { Platform } from '../platform.ts'
import type { Markup } from './layout.ts'

const SHOWS: Readonly<Record<DemoUser, string>> = {
  buyer: 'two identities, a verified company; not registered for the fair yet',
  registered: 'one identity; registered and passed',
  pending: 'registration and company under examination',
  refused: 'registration and company refused',
  newcomer: 'owes data: the form opens after the login',
  press: 'leads a group; let in on certain days',
  honoured: `comes by invitation: ${DEMO_INVITATION}`,
}
const NOTES = new Map<string, string>(Object.entries(DEMO_USERS).map(([name, id]) => [id, SHOWS[name as DemoUser]]))

/** The number of people shown: the demo's and those who have registered. */
const SHOWN = 60

interface Row {
  id: string
  tenant_id: string
  user_name: string
  area_code: string | null
  phone: string | null
  email: string | null
  password: string | null
  language: string
  sessions: number
}

/** Who can log in, and who is logged in. */
export function peopleSection({ db, now }: Platform): Markup {
  const rows = db.all<Row>(
    `SELECT *, (SELECT count(*) FROM session WHERE user_id = user.id AND expire_time > ?) AS sessions
     FROM user ORDER BY length(id), id LIMIT ?`,
    now().toISOString(),
    SHOWN,
  )
  return html`<h2 id="people">People</h2>
<p>Each logs in with the password <code>${DEMO_LOGIN.password}</code>, by email or phone. The codes that are sent are in the
<a href="/sandbox/outbox">outbox</a>.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>Who</th><th>Account</th><th>Tenant</th><th>Logins</th><td></td></tr></thead>
<tbody>${rows.map(personRow)}</tbody></table></div>
<form class="wide" method="post" action="/sandbox/do/session-length"><label>How long new logins are good for, in minutes
<input name="minutes" type="number" min="1" max="10080" value="1440" required></label><button>Set</button></form>`
}

function personRow(row: Row): Markup {
  const phone = row.phone === null ? '' : `${row.area_code ?? ''} ${row.phone}`.trim()
  const accounts = [row.email ?? '', phone].filter((each) => each !== '')
  const note = NOTES.get(row.id) ?? (row.password === null ? 'has no password' : '')
  return html`<tr><td>${row.user_name || 'without a name'} <span class="tag">${row.language}</span><small>${row.id}${note === '' ? '' : ` · ${note}`}</small></td>
<td>${accounts.map((each) => html`<div>${each}</div>`)}</td><td>${row.tenant_id}</td><td>${row.sessions}</td>
<td class="acts"><form method="post" action="/sandbox/do/expire"><input type="hidden" name="id" value="${row.id}">
<button class="off" aria-label="Let expire: logins of ${row.id}"${row.sessions === 0 ? html` disabled` : ''}>Let expire</button></form></td></tr>`
}
