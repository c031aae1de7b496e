import { html } from 'hono/html'
import { type Markup, prose } from '../layout.ts'
import type { JsonSchema } from './components.ts'

/** The API document for a reader: calls by group with what they take and answer, entities behind them. */
export function apiPage(document: JsonSchema, query: string): Markup {
  const groups = groupsOf(document, query.trim().toLowerCase())
  const schemas = Object.entries(Object(Object(document['components'])['schemas']) as Record<string, JsonSchema>)
  const info = Object(document['info'])
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0)
  return html`<p>${prose(String(info.description ?? ''))} <a href="/sandbox/api.json">The document as OpenAPI ${String(document['openapi'])}</a>.</p>
<form class="wide" method="get" action="/sandbox/api" role="search"><label>Find a call by path, name or words
<input name="q" type="search" value="${query}" size="32"></label><button>Find</button></form>
<p aria-live="polite">Calls: ${count}${query === '' ? '' : html` for “${query}” · <a href="/sandbox/api">all calls</a>`}</p>
${groups.map(({ group, operations }) => html`<h2 id="${group}">${group}</h2>${operations.map(operationDetails)}`)}
${query === '' ? html`<h2 id="entities">Entities</h2>${schemas.map(([name, schema]) => schemaDetails(name, schema))}` : ''}`
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

/** What a call takes, a field a line: its own parameters (the headers are the same for all), and the body's fields. */
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
