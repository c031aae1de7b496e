import { html } from 'hono/html'
import { type Markup, prose } from '../layout.ts'
import type { JsonSchema } from './formats.ts'
import type { Documents } from './make.ts'
import { anchorOf, markdown, titlesOf } from './markdown.ts'

/** The sandbox's page of the API: search results, or the full document. */
export function apiPage({ openApi, asyncApi }: Documents, query: string): Markup {
  const groups = groupsOf(openApi, query.trim().toLowerCase())
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0)
  return html`<p><a href="/sandbox/api.json">The document as OpenAPI ${String(openApi['openapi'])}</a>, and its connections as
<a href="/sandbox/asyncapi.json">AsyncAPI ${String(asyncApi['asyncapi'])}</a>.</p>
<form class="wide" method="get" action="/sandbox/api" role="search"><label>Find a call by path, name or words
<input name="q" type="search" value="${query}" size="32"></label><button>Find</button></form>
<p aria-live="polite">Calls: ${count}${query === '' ? '' : html` for “${query}” · <a href="/sandbox/api">all calls</a>`}</p>
${query === '' ? fullApi({ openApi, asyncApi }) : groups.map(groupSection)}`
}

/** Both documents for a reader: chapters, calls by group with their input and answer, entities, connections. */
export function fullApi({ openApi, asyncApi }: Documents): Markup {
  const groups = groupsOf(openApi, '')
  const schemas = Object.entries(Object(Object(openApi['components'])['schemas']) as Record<string, JsonSchema>)
  const description = String(Object(openApi['info']).description ?? '')
  return html`<nav aria-label="Contents"><ul>
${[...titlesOf(description, 2), 'Connections', 'Entities'].map((title) => html`<li><a href="#${anchorOf(title)}">${title}</a></li>`)}
${groups.map(
  ({ group, operations }) =>
    html`<li><a href="#group-${group}">${group}</a> <small>${operations.map(
      ({ body }) => html`<a href="#${String(body['operationId'])}">${String(body['operationId']).split('.')[1]}</a> `,
    )}</small></li>`,
)}</ul></nav>
${markdown(description)}${groups.map(groupSection)}
<h2 id="connections">Connections</h2>${connections(asyncApi)}
<h2 id="entities">Entities</h2>${schemas.map(([name, schema]) => schemaDetails(name, schema))}`
}

const groupSection = ({ group, operations }: Group): Markup =>
  html`<h2 id="group-${group}">${group}</h2>${operations.map(operationDetails)}`

/** The AsyncAPI document: its channels with their messages. */
function connections(asyncApi: JsonSchema): Markup {
  const channels = Object.values(Object(asyncApi['channels']) as Record<string, JsonSchema>)
  const messages: Record<string, JsonSchema> = Object(Object(asyncApi['components']).messages)
  return html`<p>${prose(String(Object(asyncApi['info']).description))}</p>${channels.map(
    (channel) => html`<h3>${String(channel['title'])} <code>${String(channel['address'])}</code></h3>
<p>${prose(String(channel['description']))}</p>${Object.keys(Object(channel['messages'])).map((name) => {
      const { title, summary, payload } = Object(messages[name])
      const [example] = listIn(Object(payload).examples)
      return html`<details id="message-${name}"><summary><code>${String(title)}</code> ${prose(String(summary ?? ''))}</summary>
<pre tabindex="0">${example === undefined ? typeOf(payload) : String(example)}</pre></details>`
    })}`,
  )}`
}

interface Operation {
  readonly method: string
  readonly path: string
  readonly body: JsonSchema
}

interface Group {
  readonly group: string
  readonly operations: Operation[]
}

function groupsOf(document: JsonSchema, query: string): Group[] {
  const operations = Object.entries(Object(document['paths']) as Record<string, Record<string, JsonSchema>>).flatMap(
    ([path, item]) => Object.entries(item).map(([method, body]) => ({ method: method.toUpperCase(), path, body })),
  )
  const matching = operations.filter(({ method, path, body }) => {
    const words = [
      method,
      path,
      body['operationId'],
      body['summary'],
      body['description'],
      body['x-added'] ? 'added' : '',
    ]
      .join(' ')
      .toLowerCase()
    return query.split(/\s+/).every((term) => words.includes(term))
  })
  const byGroup = Map.groupBy(matching, ({ body }) => String(Object(body['tags'])[0] ?? ''))
  return [...byGroup].map(([group, own]) => ({ group, operations: own }))
}

function operationDetails({ method, path, body }: Operation): Markup {
  const isOpenToAll = JSON.stringify(body['security']).includes('{}')
  const marks = [
    isOpenToAll ? '' : html`<span class="tag">login</span>`,
    body['x-added'] === true ? html`<span class="tag">added</span>` : '',
    body['x-safe'] === true ? '' : html`<span class="tag">not repeated</span>`,
  ]
  const content = jsonContent(Object(body['responses'])['200'])
  const sent = jsonContent(body['requestBody'])
  const [answer] = listIn(Object(content['schema'])['anyOf'])
  return html`<details id="${String(body['operationId'])}"><summary><code>${method} ${path}</code> ${prose(String(body['summary']))} ${marks}</summary>
${body['description'] === undefined ? '' : html`<p>${prose(String(body['description']))}</p>`}
<dl><dt>Name</dt><dd><code>${String(body['operationId'])}</code></dd>
${inputRows(body, sent)}<dt>Answers</dt><dd><code>${payloadOf(answer)}</code></dd></dl>
${exampleOf(sent, 'An example of what is sent')}${exampleOf(content, 'An answer of the sandbox')}</details>`
}

/**
 * The input of a call, one line per field: its own parameters (the headers are the same for all), and the body's
 * fields.
 */
function inputRows(body: JsonSchema, sent: JsonSchema): Markup | '' {
  const own = listIn(body['parameters']).filter((parameter) => parameter['$ref'] === undefined)
  const schema: JsonSchema = Object(sent['schema'])
  const required = new Set(listIn(schema['required']).map(String))
  const rows = [
    ...own.map((parameter) => ({
      name: String(parameter['name']),
      type: typeOf(parameter['schema']),
      isNeeded: parameter['required'] === true,
      doc: parameter['description'],
    })),
    ...Object.entries(Object(schema['properties']) as Record<string, JsonSchema>).map(([name, field]) => ({
      name,
      type: typeOf(field),
      isNeeded: required.has(name),
      doc: field['description'],
    })),
  ]
  if (rows.length === 0)
    return schema['anyOf'] || schema['oneOf'] ? html`<dt>Takes</dt><dd><code>${typeOf(schema)}</code></dd>` : ''
  const lines = rows.map(
    ({ name, type, isNeeded, doc }) =>
      html`<div><code>${name}${isNeeded ? '' : '?'}: ${type}</code>${doc === undefined ? '' : html`<small>${prose(String(doc))}</small>`}</div>`,
  )
  return html`<dt>Takes</dt><dd>${lines}</dd>`
}

function schemaDetails(name: string, schema: JsonSchema): Markup {
  const required = new Set(listIn(schema['required']).map(String))
  const fields = Object.entries(Object(schema['properties']) as Record<string, JsonSchema>)
  const rows = fields.map(
    ([field, value]) => html`<div><code>${field}${required.has(field) ? '' : '?'}: ${typeOf(value)}</code>
${value['description'] === undefined ? '' : html`<small>${prose(String(value['description']))}</small>`}</div>`,
  )
  return html`<details id="schema-${name}"><summary><code>${name}</code></summary>
${schema['description'] === undefined ? '' : html`<p>${prose(String(schema['description']))}</p>`}
<dl><dt>${fields.length === 0 ? 'Is' : 'Fields'}</dt><dd>${fields.length === 0 ? html`<code>${typeOf(schema)}</code>` : rows}</dd></dl></details>`
}

const listIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value : [])

const jsonContent = (holder: unknown): JsonSchema => Object(Object(Object(holder).content)['application/json'])

function exampleOf(content: JsonSchema, title: string): Markup | '' {
  const value = Object(Object(content['examples']).sandbox).value
  return value === undefined
    ? ''
    : html`<details><summary>${title}</summary><pre tabindex="0">${JSON.stringify(value, null, 2)}</pre></details>`
}

function payloadOf(envelope: JsonSchema | undefined): string {
  const properties: Record<string, unknown> = Object(envelope?.['properties'])
  const own = Object.entries(properties).filter(([name]) => !['success', 'errCode', 'errMsg', 'facets'].includes(name))
  if (own.length === 0) return 'success or a refusal'
  return own.map(([name, schema]) => `${name}: ${typeOf(schema)}`).join(', ')
}

/** A schema in one line, as TypeScript would write it. */
function typeOf(schema: unknown): string {
  const of: JsonSchema = Object(schema)
  if (typeof of['$ref'] === 'string') return of['$ref'].split('/').at(-1) ?? ''
  if (of['const'] !== undefined) return JSON.stringify(of['const'])
  const values = of['enum']
  if (Array.isArray(values)) return values.map((each) => JSON.stringify(each)).join(' | ')
  const variants = listIn(of['anyOf'] ?? of['oneOf'])
  if (variants.length > 0) return variants.map(typeOf).join(' | ')
  if (of['type'] === 'array') {
    const item = typeOf(of['items'])
    return item.includes('|') ? `(${item})[]` : `${item}[]`
  }
  if (of['type'] === 'object') {
    const fields = Object.entries(Object(of['properties']))
    if (fields.length === 0)
      return of['additionalProperties'] ? `{ [name]: ${typeOf(of['additionalProperties'])} }` : 'object'
    return `{ ${fields.map(([name, field]) => `${name}: ${typeOf(field)}`).join('; ')} }`
  }
  return Array.isArray(of['type']) ? of['type'].join(' | ') : String(of['type'] ?? 'anything')
}
