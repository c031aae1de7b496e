import { html } from 'hono/html'
import type { Platform } from '../platform.ts'
import { STREAM_FAULTS, type StreamFault } from '../streams/faults.ts'
import type { Markup } from './layout.ts'
import { button } from './programme.ts'

const FAULTS: Readonly<Record<StreamFault, string>> = {
  missing: 'missing: its playlists answer 404',
  broken: 'broken: its segments answer 200 and are none',
  stalled: 'stalled: nothing new comes',
  restarted: 'restarted: the picture begins anew, with times of its own',
  ended: 'ended: its playlist says that it is over',
  slow: 'slow: each answer comes three seconds late',
}
const PARTS = [
  ['', 'all sources'],
  ['low-latency', 'low latency alone'],
  ['main', 'plain alone'],
  ['sound', 'sound alone'],
] as const

/** The switches that break a running stream, and the current faults. */
export function streamSection({ db, entities, fair, now }: Platform): Markup {
  const running = (['LIVE', 'MEETING'] as const).flatMap((kind) =>
    (kind === 'LIVE' ? fair.lives : fair.meetings).flatMap(({ id }) => {
      const item = kind === 'LIVE' ? entities.live(id, 'en-US', now()) : entities.meeting(id, 'en-US', now())
      return item?.state === 'live' ? [{ kind, id, title: item.title }] : []
    }),
  )
  const broken = db.all<{ kind: string; id: string; part: string; fault: string }>('SELECT * FROM stream_fault')
  const streams = running.map(({ kind, id, title }) => html`<option value="${kind} ${id}">${title} (${id})</option>`)
  const rows = broken.map(
    ({ kind, id, part, fault }) =>
      html`<tr><td>${id}</td><td>${part || 'all sources'}</td><td><span class="tag off">${fault}</span></td>
<td class="acts">${button('stream-fault', { stream: `${kind} ${id}`, part, fault: '' }, 'Mend', id)}</td></tr>`,
  )
  return html`<h2 id="streams">Streams</h2>
<form class="wide" method="post" action="/sandbox/do/stream-fault">
<label>Stream<select name="stream">${streams}</select></label>
<label>Source<select name="part">${PARTS.map(([value, name]) => html`<option value="${value}">${name}</option>`)}</select></label>
<label>Fault<select name="fault">${STREAM_FAULTS.map((each) => html`<option value="${each}">${FAULTS[each]}</option>`)}</select></label>
<button>Disturb</button></form>
${rows.length === 0 ? '' : html`<div class="scroll" tabindex="0"><table><thead><tr><th>Stream</th><th>Source</th><th>Fault</th><td></td></tr></thead><tbody>${rows}</tbody></table></div>`}`
}
