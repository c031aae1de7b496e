// The frame of the hand-written pages: CSS and script inline, one request per page besides the pictures.
import { footer, languages, navigation, ORIGIN, SITE_NAME } from '../fair/content.ts'

export interface Assets {
  readonly css: string
  readonly script: string
}

interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly data: string
  readonly body: string
  readonly mainClass?: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

export const each = <T>(items: readonly T[], html: (item: T, index: number) => string): string =>
  items.map(html).join('')

export const favourite = (id: string): string =>
  `<button class="btn fav" type="button" aria-pressed="false" data-id="${id}">Add to favourites</button>`

const alternates = each(
  languages,
  ({ locale, href }) => `<link rel="alternate" hreflang="${locale}" href="${ORIGIN}${href}">`,
)

const languageLinks = each(
  languages,
  ({ locale, href, label }) => `<li><a href="${href}" hreflang="${locale}" lang="${locale}">${label}</a></li>`,
)

const linkItems = (links: readonly { href: string; label: string }[]) =>
  each(links, ({ href, label }) => `<li><a href="${href}">${escaped(label)}</a></li>`)

const LOGIN_FORM = `<template id="login-form"><form method="dialog"><h2>Log in</h2>
<label>Account<input name="account" autocomplete="username"></label>
<label>Password<input name="password" type="password" autocomplete="current-password"></label>
<button class="btn primary">Log in</button></form></template>`

export const layout = ({ path, title, description, data, body, mainClass = '' }: Page, { css, script }: Assets) =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${ORIGIN}${path}">${alternates}<style>${css}</style>
<script type="application/ld+json">${data}</script></head><body><a class="skip" href="#main">Skip to content</a>
<header class="top"><div class="top-in"><a class="brand" href="/en-US/">${SITE_NAME}</a>
<div class="tools"><ul class="langs" aria-label="Language">${languageLinks}</ul>
<button id="login" class="btn primary" type="button">Log in</button></div>
<nav class="nav"><ul>${linkItems(navigation)}</ul></nav></div></header>
<main id="main" class="${mainClass}">${body}</main>
<footer class="foot"><ul>${linkItems(footer)}</ul><p>© 2026 ${SITE_NAME}</p></footer>${LOGIN_FORM}
<script>${script}</script></body></html>`
