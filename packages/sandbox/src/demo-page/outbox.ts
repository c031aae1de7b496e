import { html } from 'hono/html'
import { readOutbox } from '../accounts/outbox.ts'
import type { Platform } from '../platform.ts'
import { type Markup, moment } from './layout.ts'

/** The platform's messages to people, newest first. */
export function outboxPage({ db }: Platform): Markup {
  const messages = readOutbox(db)
  if (messages.length === 0) return html`<p>Nothing has been sent yet. Verification codes and answers appear here.</p>`
  const rows = messages.map(
    ({
      time,
      channel,
      recipient,
      subject,
      body,
      code,
      language,
      tenantId,
    }) => html`<tr><td>${moment(time)}<small>${tenantId}</small></td>
<td>${recipient}<small>${channel} · ${language}</small></td><td>${subject === '' ? '' : html`<b>${subject}</b><br>`}<span lang="${language}">${body}</span></td>
<td>${code === null ? '' : html`<code>${code}</code>`}</td></tr>`,
  )
  return html`<p>Nothing leaves the sandbox. Reload the page for what has come since.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>Sent (UTC)</th><th>To</th><th>Message</th><th>Code</th></tr></thead><tbody>${rows}</tbody></table></div>`
}
