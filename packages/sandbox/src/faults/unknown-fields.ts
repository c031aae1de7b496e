import type { Endpoint } from '@fair/contract/endpoint.ts'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** Fields that no contract declares. */
const UNKNOWN = { sandboxField: 'unknown', sandboxObject: { nested: [1, null, 'x'] } }

/**
 * An envelope with undeclared fields in it and in each object of its payload, as a newer platform may send. Maps
 * (facets, a form's values) stay unchanged: every name in them is a value.
 */
export function withUnknownFields(envelope: Record<string, unknown>, { reply }: Endpoint): Record<string, unknown> {
  const spoiled = Object.entries(envelope).map(([name, value]) => {
    if (name === 'records' || name === 'list') return [name, inList(value, reply.schema)]
    return [name, name === reply.kind ? within(value, reply.schema) : value]
  })
  return { ...Object.fromEntries(spoiled), ...UNKNOWN }
}

function inList(value: unknown, item: Schema): unknown {
  return Array.isArray(value) ? value.map((each) => within(each, item)) : value
}

function within(value: unknown, schema: Schema | undefined): unknown {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  ) {
    return within(value, schema._zod.def.innerType)
  }
  if (schema instanceof z.core.$ZodArray) return inList(value, schema._zod.def.element)
  if (!(schema instanceof z.core.$ZodObject) || typeof value !== 'object' || value === null) return value
  const { shape } = schema._zod.def
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, field]) => [name, within(field, shape[name])])),
    ...UNKNOWN,
  }
}
