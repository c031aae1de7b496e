import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

/** Markup that is already escaped, as produced by hono/html. */
export type Markup = ReturnType<typeof html>

const STYLE = `
:root { color-scheme: light dark; --primary: light-dark(#0b5c63, #86d3d9); --on-primary: light-dark(#fff, #06282b);
  --canvas: light-dark(#fbfaf8, #15171a); --sunken: light-dark(#f3f2ef, #1d2024); --line: light-dark(#e2e0dc, #33373d);
  --strong: light-dark(#87857f, #80858e); --text: light-dark(#1b1f26, #eceef2); --text-2: light-dark(#434853, #b9bfc9);
  --danger: light-dark(#ab1f2b, #ff9a9a); --live: light-dark(#c4302b, #ff8a80);
  font: 14px/1.55 system-ui, "PingFang SC", "Hiragino Sans", "Apple SD Gothic Neo", "Noto Sans CJK SC", sans-serif }
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--text); overflow-wrap: anywhere }
header, main { max-inline-size: 85rem; margin-inline: auto; padding-inline: clamp(16px, 2.8vw, 40px) }
header { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; padding-block: 20px 0 }
header b { font-size: 18px; margin-inline-end: auto } main { padding-block-end: 72px }
nav { display: flex; flex-wrap: wrap; gap: 4px 20px } a { color: var(--primary); text-underline-offset: 3px }
h1 { font-size: 30px; line-height: 1.2; margin: 28px 0 8px } h2 { font-size: 22px; line-height: 1.2; margin: 48px 0 8px }
h3 { font-size: 16px; margin: 24px 0 4px } p { margin: 4px 0 12px; max-inline-size: 46rem; color: var(--text-2) }
table { inline-size: 100%; border-collapse: collapse; border-block-start: 2px solid var(--text); font-variant-numeric: tabular-nums }
th, td { padding: 8px 12px 8px 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top }
th { font-weight: 600; white-space: nowrap } td.acts { text-align: end; white-space: nowrap; padding-inline-end: 0 }
td small, dd small { color: var(--text-2); font-size: 12px; display: block } .scroll { overflow-x: auto } .scroll table { min-inline-size: 44rem }
code, pre { font: 12.5px/1.5 ui-monospace, Menlo, Consolas, monospace } pre { overflow: auto; padding: 12px; background: var(--sunken); border-radius: 4px; max-block-size: 28rem; margin: 8px 0 }
form { display: inline } form.wide { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; margin-block: 8px 16px }
label { display: grid; grid-template-columns: minmax(0, max-content); gap: 4px; min-inline-size: 0; max-inline-size: 100%; font-size: 12px; color: var(--text-2) }
input, select, button { font: inherit; color: inherit; min-block-size: 32px; padding: 4px 10px; border: 1px solid var(--strong); border-radius: 4px; background: transparent; max-inline-size: 100% }
select { background: var(--canvas) } button { cursor: pointer } button:hover { background: var(--sunken) }
button.main { background: var(--primary); border-color: var(--primary); color: var(--on-primary); font-weight: 600 }
button:disabled { opacity: .45; cursor: default } button.off { border-color: var(--danger); color: var(--danger) } button + button, form + form { margin-inline-start: 6px }
.tag { display: inline-block; padding: 0 6px; border-radius: 2px; background: var(--sunken); color: var(--text-2); font-size: 12px; white-space: nowrap }
.tag.live { background: var(--live); color: light-dark(#fff, #2b0503) } .tag.off { color: var(--danger) }
[role=status] { margin-block: 16px 0; padding: 10px 14px; border-inline-start: 4px solid var(--primary); background: var(--sunken); color: var(--text) }
details { border-block-end: 1px solid var(--line) } summary { padding: 8px 0; cursor: pointer } summary code { font-weight: 600 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 20px; margin: 8px 0 16px } dt { color: var(--text-2) } dd { margin: 0 }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-block-end: 8px } }
`

const PAGES = [
  ['/sandbox', 'Sandbox'],
  ['/sandbox/outbox', 'Outbox'],
  ['/sandbox/api', 'API'],
] as const

/** A page of the sandbox itself. It may load nothing but its style: no script, and no frame may embed it. */
export async function pageOf(title: string, path: string, main: Markup): Promise<Response> {
  const links = PAGES.map(([href, name]) =>
    href === path ? html`<a href="${href}" aria-current="page">${name}</a>` : html`<a href="${href}">${name}</a>`,
  )
  const header = html`<b>Sandbox platform</b><nav aria-label="Pages">${links}</nav>`
  return new Response(await wholePage(title, `${title} · Sandbox`, header, main), { headers: HEADERS })
}

/** A page as a self-contained file: its style is inlined, and it has no script. */
export const fileOf = (title: string, main: Markup): Promise<string> => wholePage(title, title, html``, main)

async function wholePage(heading: string, title: string, header: Markup, main: Markup): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><header>${header}</header><main><h1>${heading}</h1>${main}</main></body></html>`
  return String(page)
}

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
}

/** Plain text with `code` in it, as the contract's comments are written. */
export function prose(text: string): Markup {
  const parts = text.split('`')
  return html`${parts.map((part, index) => (index % 2 === 1 && index < parts.length - 1 ? html`<code>${part}</code>` : part))}`
}

/** A time for developers, in UTC to the minute. */
export const moment = (time: string): string => time.slice(0, 16).replace('T', ' ')
