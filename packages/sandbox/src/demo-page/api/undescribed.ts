import type { JsonSchema } from './formats.ts'
import { wordsOf } from './operation.ts'

/**
 * Every call, parameter, body field and answer field of an API document that has no description, as `label: path`:
 * `user.update body: company`, `live.list answer: records.cover`, `Exhibitor: staff.jobTitle`. A field that refers to a
 * described entity is described by it.
 */
export function undescribed(document: JsonSchema): string[] {
  const schemas: Record<string, JsonSchema> = Object(Object(document['components'])['schemas'])
  const missing: string[] = []

  const isDescribed = (schema: JsonSchema): boolean => {
    if (String(schema['description'] ?? '').trim() !== '') return true
    const reference = schema['$ref']
    if (typeof reference === 'string') return isDescribed(Object(schemas[reference.split('/').at(-1) ?? '']))
    if (schema['const'] !== undefined) return true
    const referred = choicesOf(schema).filter((choice) => choice['type'] !== 'null')
    // `null` or an entity; a list of entities.
    return (
      (referred.length > 0 && referred.every((choice) => choice['$ref'] !== undefined && isDescribed(choice))) ||
      (Object(schema['items'])['$ref'] !== undefined && isDescribed(Object(schema['items'])))
    )
  }
  const walk = (label: string, schema: JsonSchema, path: readonly string[]) => {
    for (const [name, value] of Object.entries(Object(schema['properties']) as Record<string, JsonSchema>)) {
      const at = [...path, name]
      if (!isDescribed(value)) missing.push(`${label}: ${at.join('.')}`)
      walk(label, value, at)
    }
    for (const key of ['items', 'additionalProperties'])
      if (typeof schema[key] === 'object') walk(label, Object(schema[key]), path)
    for (const choice of choicesOf(schema)) walk(label, choice, path)
  }

  for (const item of Object.values(Object(document['paths']))) {
    for (const operation of Object.values(Object(item)) as JsonSchema[]) {
      const call = String(operation['operationId'])
      if (operation['summary'] === wordsOf(call)) missing.push(`${call}: the call itself`)
      for (const parameter of listIn(operation['parameters']).filter((each) => each['$ref'] === undefined))
        if (!isDescribed(parameter)) missing.push(`${call} parameter: ${parameter['name']}`)
      walk(`${call} body`, schemaOf(operation['requestBody']), [])
      const [answer] = choicesOf(schemaOf(Object(operation['responses'])['200']))
      const payload = { ...answer, properties: withoutFrame(Object(Object(answer)['properties'])) }
      walk(`${call} answer`, payload, [])
    }
  }
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isDescribed(schema)) missing.push(`${name}: the entity itself`)
    walk(name, schema, [])
  }
  return [...new Set(missing)]
}

/** The envelope is the same in every answer; a payload is described by the call. */
const FRAME = new Set(['success', 'errCode', 'errMsg', 'facets'])

/** The payload's own name (data, list and so on) needs no description, its content does. */
const withoutFrame = (properties: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !FRAME.has(name))
      .map(([name, schema]) => [name, { description: 'The payload', ...schema }]),
  )

const listIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.map((each) => Object(each)) : [])
const choicesOf = (schema: JsonSchema): JsonSchema[] => listIn(schema['anyOf'] ?? schema['oneOf'])
const schemaOf = (holder: unknown): JsonSchema =>
  Object(Object(Object(Object(holder).content)['application/json']).schema)
