import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '@fair/contract/endpoint.ts'
import type * as z from 'zod/mini'

/** The exports of the contract's files. */
export interface Exported {
  /** Schemas by the name under which they are exported. */
  readonly schemas: ReadonlyMap<string, z.ZodMiniType>
  /** The const and the name by which a call is declared: `liveRest`, `detail`. */
  readonly declaredAs: ReadonlyMap<Endpoint, readonly [group: string, name: string]>
}

/** Loads the contract's files: the table contains the calls, but not the names of their entities. */
export async function readExports(folder: string): Promise<Exported> {
  const schemas = new Map<string, z.ZodMiniType>()
  const declaredAs = new Map<Endpoint, readonly [string, string]>()
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const tables = new Set(['index.ts', 'whole.ts'])
  for (const file of files.filter((each) => !tables.has(each))) {
    const module: Record<string, unknown> = await import(pathToFileURL(path.join(folder, file)).href)
    for (const [name, value] of Object.entries(module)) {
      if (isSchema(value)) {
        if (!/^[a-z]/.test(name)) schemas.set(name, value)
      } else if (typeof value === 'object' && value !== null) {
        for (const [call, endpoint] of Object.entries(value)) {
          if (isEndpoint(endpoint)) declaredAs.set(endpoint, [name, call])
        }
      }
    }
  }
  return { schemas, declaredAs }
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
