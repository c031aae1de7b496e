import type { RunState } from '@fair/contract/live.ts'
import { html } from 'hono/html'
import { type RunKind, runOf } from '../db/runs.ts'
import { roomIdOf } from '../handlers/room-commands.ts'
import type { Platform } from '../platform.ts'
import { type Markup, moment } from './layout.ts'

/** Exhibitions with their switches, and lives and meetings with theirs. */
export function exhibitionsSection(platform: Platform): Markup {
  const rows = platform.fair.exhibitions.map(({ exhibitionId, tenantId }) => {
    const exhibition = platform.entities.exhibition(exhibitionId, 'en-US')
    const isPublished = exhibition?.publishState === '1'
    return html`<tr><td>${exhibition?.exhibitionName ?? exhibitionId} ${exhibition?.isCurrent === '1' ? html`<span class="tag">current</span>` : ''}
<small>${exhibitionId}</small></td><td>${tenantId}</td><td><span class="tag${isPublished ? '' : ' off'}">${isPublished ? 'published' : 'not published'}</span></td>
<td class="acts">${button('publish', { id: exhibitionId, to: isPublished ? '0' : '1' }, isPublished ? 'Take back' : 'Publish', exhibitionId)}</td></tr>`
  })
  return html`<h2 id="exhibitions">Exhibitions</h2><div class="scroll" tabindex="0"><table><thead><tr><th>Exhibition</th><th>Tenant</th><th>State</th><td></td></tr></thead>
<tbody>${rows}</tbody></table></div>`
}

export function runsSection(platform: Platform): Markup {
  return html`<h2 id="lives">Lives</h2><p>Times are UTC; the platform’s clock says ${moment(platform.now().toISOString())}.</p>
${runTable('LIVE', platform.fair.lives, platform)}
<h2 id="meetings">Meetings</h2>${runTable('MEETING', platform.fair.meetings, platform)}`
}

const ORDER: readonly RunState[] = ['live', 'offline', 'upcoming', 'replay', 'ended']
/** The number of visible rows; the rest is collapsed. */
const OPEN_ROWS = 10

function runTable(kind: RunKind, seeded: readonly { readonly id: string }[], platform: Platform): Markup {
  const now = platform.now()
  const items = seeded.flatMap(({ id }) => {
    const item =
      kind === 'LIVE' ? platform.entities.live(id, 'en-US', now) : platform.entities.meeting(id, 'en-US', now)
    return item ? [{ id, title: item.title, state: item.state, start: item.startTime, end: item.endTime }] : []
  })
  items.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || (a.start < b.start ? -1 : 1))
  const rows = items.map((item) => runRow(kind, item, platform))
  const head = html`<thead><tr><th>Title</th><th>Time</th><th>State</th><td></td></tr></thead>`
  const rest = rows.slice(OPEN_ROWS)
  const more =
    rest.length === 0
      ? ''
      : html`<details><summary>${rest.length} more</summary><div class="scroll" tabindex="0"><table>${head}<tbody>${rest}</tbody></table></div></details>`
  return html`<div class="scroll" tabindex="0"><table>${head}<tbody>${rows.slice(0, OPEN_ROWS)}</tbody></table></div>${more}`
}

interface Item {
  readonly id: string
  readonly title: string
  readonly state: RunState
  readonly start: string
  readonly end: string
}

function runRow(kind: RunKind, { id, title, state, start, end }: Item, platform: Platform): Markup {
  const run = runOf(platform.db, kind, id)
  const fields = { kind, id }
  const isPaused = run?.switched === 'PAUSED'
  const isOff = state === 'offline'
  const actions = [
    state === 'live' ? '' : button('start', fields, 'Start', title),
    state === 'live' || state === 'upcoming' ? button('end', fields, 'End', title, 'off') : '',
    state === 'live'
      ? button('switch', { ...fields, to: isPaused ? '' : 'PAUSED' }, isPaused ? 'Resume' : 'Pause', title)
      : '',
    button(
      'switch',
      { ...fields, to: isOff ? '' : 'OFFLINE' },
      isOff ? 'Set online' : 'Set offline',
      title,
      isOff ? '' : 'off',
    ),
  ]
  const roomId = roomIdOf(kind, id)
  const room =
    state === 'live'
      ? [
          ...(kind === 'MEETING'
            ? [
                button('room', { roomId, command: 'allClose' }, 'Close all guests', title),
                button('room', { roomId, command: 'allOpen' }, 'Open all guests', title),
              ]
            : []),
          button('room', { roomId, command: 'Removed_forcibly' }, 'Remove everybody', title, 'off'),
          hasRemoved(platform, kind, id) ? button('readmit', fields, 'Let everybody in again', title) : '',
        ]
      : []
  return html`<tr><td>${title}<small>${id} · ${run?.present ?? 0} joined here</small></td><td>${moment(start)}–${moment(end).slice(11)}</td>
<td><span class="tag${state === 'live' ? ' live' : isOff ? ' off' : ''}">${isPaused ? 'paused' : state}</span></td><td class="acts">${actions}${room}</td></tr>`
}

function hasRemoved({ db }: Platform, kind: RunKind, id: string): boolean {
  const sql = 'SELECT 1 FROM attendance WHERE kind = ? AND id = ? AND removed = 1'
  return db.one<object>(sql, kind, id) !== undefined
}

/** A form with one button; `of` names its subject for screen readers. */
export function button(
  action: string,
  fields: Readonly<Record<string, string>>,
  label: string,
  of: string,
  look = '',
): Markup {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form method="post" action="/sandbox/do/${action}">${hidden}<button class="${look}" aria-label="${label}: ${of}">${label}</button></form>`
}
