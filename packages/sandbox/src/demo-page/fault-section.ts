import type { Endpoint } from '@fair/contract/endpoint.ts'
import { html } from 'hono/html'
import { FAULT_HEADER, FAULT_NAMES, FAULTS, writtenFault } from '../faults/faults.ts'
import { nameOf } from '../faults/mount.ts'
import { createSwitches, EVERY_CALL } from '../faults/switches.ts'
import type { Platform } from '../platform.ts'
import type { Markup } from './layout.ts'
import { button } from './programme.ts'

/** The active faults, and the form that switches one. */
export function faultSection({ db }: Platform, endpoints: readonly Endpoint[]): Markup {
  const on = [...createSwitches(db).all()]
  const rows = on.map(
    ([
      call,
      fault,
    ]) => html`<tr><td><code>${call === EVERY_CALL ? 'every call' : call}</code></td><td><code>${writtenFault(fault)}</code>
<small>${FAULTS[fault.name].what}</small></td><td class="acts">${button('fault', { call, fault: '' }, 'Switch off', call)}</td></tr>`,
  )
  const calls = endpoints.map(nameOf).toSorted()
  return html`<h2 id="faults">Faults</h2>
<p>A request asks for one by the header <code>${FAULT_HEADER}: delay:500</code>; a switch does it for everybody.</p>
${on.length === 0 ? '' : html`<div class="scroll" tabindex="0"><table><thead><tr><th>Call</th><th>Fault</th><td></td></tr></thead><tbody>${rows}</tbody></table></div>`}
<form class="wide" method="post" action="/sandbox/do/fault">
<label>Call<select name="call"><option value="${EVERY_CALL}">Every call</option>${calls.map((call) => html`<option>${call}</option>`)}</select></label>
<label>Fault<select name="fault">${FAULT_NAMES.map((name) => html`<option value="${name}">${name}: ${FAULTS[name].what}</option>`)}</select></label>
<label>Amount (ms, s or bytes)<input name="amount" inputmode="numeric" pattern="[0-9]*" size="8"></label>
<button>Switch on</button></form>`
}
