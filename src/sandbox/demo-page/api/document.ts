import type { Endpoint } from '../../../contract/endpoint.ts'
import { ERR } from '../../failure.ts'
import { callsOf } from '../../probe/reads.ts'
import { type Components, componentsOf, type JsonSchema } from './components.ts'
import type { Docstrings } from './docstrings.ts'
import type { Exported } from './entities.ts'
import { HEADER_NAMES, operationOf } from './operation.ts'
import type { Asked } from './walk/walker.ts'
import { webSocketOf } from './websocket.ts'

export type Table = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

export interface DocumentSource {
  readonly table: Table
  readonly exported: Exported
  readonly docs: Docstrings
  /** The sandbox's own answers by `group.call`. */
  readonly examples: ReadonlyMap<string, Asked>
}

/** The API document: OpenAPI 3.1 of every call in the table (Spec 7). */
export function openApiOf({ table, exported, docs, examples }: DocumentSource): JsonSchema {
  const components = componentsOf(exported, docs)
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const [group, calls] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const [declaredIn, declaredName] = exported.declaredAs.get(endpoint) ?? [group, name]
      const own = {
        call: docs.call(declaredIn, declaredName),
        input: (schema: JsonSchema) => docs.input(declaredIn, declaredName, schema),
        answer: (schema: JsonSchema) => docs.answer(declaredIn, declaredName, schema),
      }
      const item = paths[endpoint.path] ?? {}
      paths[endpoint.path] = item
      const source = { group, name, endpoint, docs: own, example: examples.get(`${group}.${name}`) }
      item[endpoint.method.toLowerCase()] = operationOf(source, components)
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Online trade fair: the platform’s calls', version: '1.0.0', description: DESCRIPTION },
    servers: [
      {
        url: '/webapi/{product}-main',
        description: 'As the site’s own server hands it on; a platform’s own address has no /webapi',
        variables: { product: { default: 'expo' } },
      },
    ],
    tags: Object.keys(table).map((name) => ({ name })),
    'x-added': callsOf(table).flatMap(({ name, endpoint }) => (endpoint.added ? [name] : [])),
    paths,
    'x-websocket': webSocketOf(components),
    components: commonOf(components),
  }
}

const DESCRIPTION = [
  'Every call answers HTTP 200 with an envelope: `success`, `errCode`, `errMsg`, and where it succeeded the payload.',
  'Times are ISO 8601 in UTC. `pageNum` counts from 1, a `pageSize` of 0 means all. Lists in a query are joined by commas.',
  'Ids and paths are spelled as the platform spells them. Operations with `x-added` are not in the specification (`x-added`',
  'at the top lists them); the site needs them. Examples are answers of the sandbox.',
].join(' ')

const HEADER_DOCS: Readonly<Record<(typeof HEADER_NAMES)[number], string>> = {
  language: 'The language to answer in, as a tag such as ja-JP; without one, the tenant’s own',
  exhibitionId: 'The exhibition that is looked at; without one, the current one',
  brandId: 'Of the site',
  groupId: 'The site’s groupOperatorId',
  tenantId: 'Of the site',
  userId: 'Of who is logged in; -1 for nobody in live requests',
  visitorId: 'Of a visitor who is not logged in: 1, in live requests vis_1',
}

const ERRORS: Readonly<Record<keyof typeof ERR, string>> = {
  input: 'a field is missing or of the wrong kind; errMsg names it',
  path: 'no such call (with HTTP 404)',
  missing: 'no such entity, or none of this tenant',
  state: 'it is there, but as it stands this cannot be done with it',
  expired: 'the login is missing or has expired',
  exception: 'the platform stumbled',
}

function commonOf({ schemas }: Components): JsonSchema {
  const codes = Object.entries(ERR).map(([name, code]) => `- ${code}: ${ERRORS[name as keyof typeof ERR]}`)
  return {
    schemas: {
      ...schemas,
      Refusal: {
        description: `A call that was refused. The sandbox’s codes:\n\n${codes.join('\n')}`,
        type: 'object',
        required: ['success', 'errCode'],
        properties: {
          success: { const: false },
          errCode: { type: ['number', 'string'] },
          errMsg: { type: ['string', 'null'], description: 'In the language of the request, for the visitor to read' },
        },
      },
    },
    parameters: Object.fromEntries(
      HEADER_NAMES.map((name) => [
        name,
        { name, in: 'header', required: false, description: HEADER_DOCS[name], schema: { type: 'string' } },
      ]),
    ),
    securitySchemes: {
      login: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: 'What auth.login answered, with or without `Bearer `',
      },
    },
  }
}
