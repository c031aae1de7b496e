import type { Endpoint } from '@fair/contract/endpoint.ts'
import type { ErrorName } from '@fair/contract/error-codes.ts'
import { callsOf } from '../../probe/reads.ts'
import { descriptionOf, HEADERS } from './chapters.ts'
import type { Components } from './components.ts'
import type { Docstrings } from './docstrings.ts'
import type { Exported } from './entities.ts'
import { httpResponses, meaningOf, refusalExamples, refusalSchemas } from './errors.ts'
import type { JsonSchema } from './formats.ts'
import { HEADER_NAMES, operationOf } from './operation.ts'
import type { Walked } from './walk/walker.ts'

export type Table = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

export interface DocumentSource {
  readonly table: Table
  readonly exported: Exported
  readonly components: Components
  readonly docs: Docstrings
  /** The sandbox's own answers by `group.call`, and its refusals by code. */
  readonly walked: Walked
}

/** The API document: OpenAPI 3.1 of every call in the table (Spec 7). */
export function openApiOf({ table, exported, components, docs, walked }: DocumentSource): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const [group, calls] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const [declaredIn, declaredName] = exported.declaredAs.get(endpoint) ?? [group, name]
      const own = {
        call: docs.call(declaredIn, declaredName),
        input: (schema: JsonSchema) => docs.input(declaredIn, declaredName, schema),
        answer: (schema: JsonSchema) => docs.answer(declaredIn, declaredName, schema),
        error: (error: ErrorName) => meaningOf(error, docs),
      }
      const item = paths[endpoint.path] ?? {}
      paths[endpoint.path] = item
      const source = {
        group,
        name,
        endpoint,
        docs: own,
        refusals: new Set(walked.refusals.keys()),
        example: walked.examples.get(`${group}.${name}`),
      }
      item[endpoint.method.toLowerCase()] = operationOf(source, components)
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Online trade fair: the platform’s calls', version: '1.0.0', description: descriptionOf(docs) },
    servers: [
      { url: '/{product}-main', description: 'At the platform’s own address', variables: PRODUCT },
      { url: '/webapi/{product}-main', description: 'As the site’s own server hands it on', variables: PRODUCT },
    ],
    tags: Object.keys(table).map((name) => ({ name })),
    'x-added': callsOf(table).flatMap(({ name, endpoint }) => (endpoint.added ? [name] : [])),
    paths,
    components: commonOf(components, docs, walked),
  }
}

const PRODUCT = { product: { default: 'expo' } }

function commonOf({ schemas }: Components, docs: Docstrings, walked: Walked): JsonSchema {
  return {
    schemas: { ...schemas, ...refusalSchemas(docs) },
    responses: httpResponses(),
    examples: refusalExamples(walked),
    parameters: Object.fromEntries(
      HEADER_NAMES.map((name) => [
        name,
        { name, in: 'header', required: false, description: HEADERS[name], schema: { type: 'string' } },
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
