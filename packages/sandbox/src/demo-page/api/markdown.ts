import { html } from 'hono/html'
import { type Markup, prose } from '../layout.ts'

/** The anchor of a title: 'Headers and CORS' is at #headers-and-cors. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * The Markdown that the document is written in (chapters.ts): titles, paragraphs, lists and tables, with `code` in
 * them. Everything else is plain text, not markup.
 */
export function markdown(text: string): Markup {
  return html`${text.split(/\n{2,}/).map(block)}`
}

/** The titles of a level, in order. */
export const titlesOf = (text: string, level: number): string[] =>
  text.split('\n').flatMap((line) => (line.startsWith(`${'#'.repeat(level)} `) ? [line.slice(level + 1)] : []))

function block(text: string): Markup {
  const [, marks, title = ''] = /^(#{2,3}) (.*)$/.exec(text) ?? []
  if (marks === '##') return html`<h2 id="${anchorOf(title)}">${title}</h2>`
  if (marks === '###') return html`<h3 id="${anchorOf(title)}">${title}</h3>`
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('- ')))
    return html`<ul>${lines.map((line) => html`<li>${prose(line.slice(2))}</li>`)}</ul>`
  return text.startsWith('| ') ? table(lines) : html`<p>${prose(text)}</p>`
}

function table([head = '', , ...rows]: readonly string[]): Markup {
  const cells = (line: string) => line.slice(2, -2).split(' | ')
  return html`<div class="scroll" tabindex="0"><table><thead><tr>${cells(head).map((cell) => html`<th>${prose(cell)}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cells(row).map((cell) => html`<td>${prose(cell)}</td>`)}</tr>`)}</tbody></table></div>`
}
