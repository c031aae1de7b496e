import * as z from 'zod/mini'
import type { Docstrings } from './docstrings.ts'
import type { Exported } from './entities.ts'
import { type JsonSchema, printKind } from './formats.ts'

/** Puts comments of the source into a printed schema. */
type Comment = (schema: JsonSchema) => JsonSchema

const ROOT = '#/components/schemas/'

/** The entities of the contract by name, and any schema with references to them in place of their copies. */
export interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  of(schema: z.ZodMiniType, comment?: Comment): JsonSchema
  /** The same, but with the schema itself written out if it has a name. */
  inline(schema: z.ZodMiniType, comment?: Comment): JsonSchema
}

export function componentsOf({ schemas }: Exported, docs: Docstrings): Components {
  const registry = z.registry<{ id: string }>()
  const nameOf = new Map<z.ZodMiniType, string>()
  for (const [id, schema] of schemas) {
    registry.add(schema, { id })
    nameOf.set(schema, id)
  }
  const printed = z.toJSONSchema(registry, { io: 'input', override: printKind, uri: (id) => ROOT + id }).schemas
  const described = Object.entries(printed).map(([name, schema]) => [name, docs.schema(name, plain(schema))])
  const byName: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
    described.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  )
  const print = (schema: z.ZodMiniType, comment: Comment) =>
    comment(plain(z.toJSONSchema(schema, { io: 'input', override: printKind, metadata: registry })))
  return {
    schemas: byName,
    of(schema, comment = (printed) => printed) {
      const name = nameOf.get(schema)
      return name === undefined ? print(schema, comment) : { $ref: ROOT + name }
    },
    inline: (schema, comment = (printed) => printed) => byName[nameOf.get(schema) ?? ''] ?? print(schema, comment),
  }
}

/** Removes what only a stand-alone schema needs; references lead to the components. */
function plain(schema: unknown): JsonSchema {
  const text = JSON.stringify(schema, (key, value) =>
    key === '$schema' || key === '$defs' || key === '$id' || key === 'id' ? dropped(key, value) : value,
  )
  return JSON.parse(text.replaceAll('"#/$defs/', `"${ROOT}`))
}

/** A property called `id` is a schema, the name of a component is a text. */
const dropped = (key: string, value: unknown) => (key === 'id' && typeof value === 'object' ? value : undefined)
