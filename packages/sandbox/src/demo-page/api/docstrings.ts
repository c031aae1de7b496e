import { FIELD_NAMES } from '@fair/contract/field-names.ts'
import type { Declarations, Place } from './declarations.ts'
import { readDeclarations } from './declarations.ts'
import type { JsonSchema } from './formats.ts'

/*
 * The contract's comments describe the calls and their fields. They are read from its source, so that the API document
 * cannot contradict it.
 */

export interface Docstrings {
  /** The description of a call: by the const that declares it and its name, e.g. 'liveRest', 'detail'. */
  call(group: string, name: string): string | undefined
  /** The comment above an exported const. */
  comment(name: string): string | undefined
  /** A printed schema of an entity with the comments of the entity and its fields, at any depth. */
  schema(name: string, schema: JsonSchema): JsonSchema
  /** The printed schema of a call's input. */
  input(group: string, name: string, schema: JsonSchema): JsonSchema
  /** The printed schema of a call's answer: of the payload, or of one item of a list. */
  answer(group: string, name: string, schema: JsonSchema): JsonSchema
}

export function readDocstrings(folder: string): Docstrings {
  const declarations = readDeclarations(folder)
  const withComments = (schema: JsonSchema, place: Place | undefined) => described(schema, place, declarations)
  const callAt = (group: string, name: string) => {
    const table = declarations.exported(group)
    return table && declarations.field(table.place, name)
  }
  /** `get(path, input, data(payload), …)`: its arguments. */
  const argumentOf = (group: string, name: string, index: number): Place | undefined => {
    const place = callAt(group, name)?.place
    return place && declarations.argument(place, index)
  }
  return {
    call: (group, name) => callAt(group, name)?.doc,
    comment: (name) => declarations.exported(name)?.doc,
    schema(name, schema) {
      const declared = declarations.exported(name)
      return withDescription(withComments(schema, declared?.place), declared?.doc)
    },
    input: (group, name, schema) => withComments(schema, argumentOf(group, name, 1)),
    answer(group, name, schema) {
      const reply = argumentOf(group, name, 2)
      return withComments(schema, reply && declarations.argument(reply, 0))
    },
  }
}

const withDescription = (schema: JsonSchema, description: string | undefined): JsonSchema =>
  description === undefined ? schema : { ...schema, description }

/**
 * A printed schema beside the expression that it was printed from. Referenced schemas are described at their
 * definition.
 */
function described(schema: JsonSchema, place: Place | undefined, declarations: Declarations): JsonSchema {
  if (typeof schema['$ref'] === 'string') return schema
  const inner = (value: unknown, at: Place | undefined) => described(Object(value), at, declarations)
  const result: Record<string, unknown> = { ...schema }
  if (schema['properties'] !== undefined) {
    const fields = Object.entries(Object(schema['properties'])).map(([name, value]) => {
      const field = place && declarations.field(place, name)
      // The comment of a text format (a time, an address) describes the format, not the meaning of this field.
      const isText = Object(value)['type'] === 'string' && Object(value)['enum'] === undefined
      const doc =
        field?.doc ?? FIELD_NAMES[name] ?? (field && !isText ? declarations.docOfName(field.place) : undefined)
      return [name, withDescription(inner(value, field?.place), doc)]
    })
    result['properties'] = Object.fromEntries(fields)
  }
  const item = place && declarations.item(place)
  for (const key of ['items', 'additionalProperties'])
    if (typeof schema[key] === 'object') result[key] = inner(schema[key], item)
  for (const key of ['anyOf', 'oneOf']) {
    const choices = schema[key]
    if (!Array.isArray(choices)) continue
    const declared = place && declarations.variants(place)
    const isEach = declared?.length === choices.length
    result[key] = choices.map((choice, index) => {
      const own = isEach ? declared[index] : undefined
      const of = inner(choice, own?.place ?? place)
      return of['$ref'] === undefined ? withDescription(of, own?.doc) : of
    })
  }
  return result
}
