import * as z from 'zod/mini'
import type { Docstrings } from './docstrings.ts'
import type { Exported } from './entities.ts'

/** A JSON schema as it stands in the document. */
export type JsonSchema = { [name: string]: unknown }

const ROOT = '#/components/schemas/'

/** The entities of the contract by name, and any schema with references to them in place of their copies. */
export interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  of(schema: z.ZodMiniType): JsonSchema
  /** The same, but the schema itself written out where it has a name. */
  inline(schema: z.ZodMiniType): JsonSchema
}

export function componentsOf({ schemas }: Exported, docs: Docstrings): Components {
  const registry = z.registry<{ id: string }>()
  const nameOf = new Map<z.ZodMiniType, string>()
  for (const [id, schema] of schemas) {
    registry.add(schema, { id })
    nameOf.set(schema, id)
  }
  const printed = z.toJSONSchema(registry, { io: 'input', uri: (id) => ROOT + id }).schemas
  const described = Object.entries(printed).map(([name, schema]) => [name, withDocs(plain(schema), name, docs)])
  const byName: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
    described.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  )
  const print = (schema: z.ZodMiniType) => plain(z.toJSONSchema(schema, { io: 'input', metadata: registry }))
  return {
    schemas: byName,
    of: (schema) => {
      const name = nameOf.get(schema)
      return name === undefined ? print(schema) : { $ref: ROOT + name }
    },
    inline: (schema) => byName[nameOf.get(schema) ?? ''] ?? print(schema),
  }
}

/** Without what only a schema that stands alone needs; references lead to the components. */
function plain(schema: unknown): JsonSchema {
  const text = JSON.stringify(schema, (key, value) =>
    key === '$schema' || key === '$defs' || key === '$id' || key === 'id' ? dropped(key, value) : value,
  )
  return JSON.parse(text.replaceAll('"#/$defs/', `"${ROOT}`))
}

/** A property that is called `id` is a schema, the name of a component a text. */
const dropped = (key: string, value: unknown) => (key === 'id' && typeof value === 'object' ? value : undefined)

function withDocs(schema: JsonSchema, name: string, docs: Docstrings): JsonSchema {
  const description = docs.schema(name)
  const properties = schema['properties']
  const fields =
    typeof properties === 'object' && properties !== null
      ? Object.entries(properties).map(([field, value]) => {
          const doc = docs.field(name, field)
          return [field, doc === undefined ? value : { ...Object(value), description: doc }]
        })
      : undefined
  return {
    ...(description === undefined ? {} : { description }),
    ...schema,
    ...(fields ? { properties: Object.fromEntries(fields) } : {}),
  }
}
