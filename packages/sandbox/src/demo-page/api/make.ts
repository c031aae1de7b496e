import path from 'node:path'
import { contract } from '@fair/contract/index.ts'
import type { Sandbox, SandboxOptions } from '../../sandbox.ts'
import { asyncApiOf } from './asyncapi.ts'
import { componentsOf } from './components.ts'
import { readDocstrings } from './docstrings.ts'
import { openApiOf } from './document.ts'
import { readExports } from './entities.ts'
import { examplesOf } from './examples.ts'
import type { JsonSchema } from './formats.ts'

const FOLDER = path.join(import.meta.dirname, '../../../../contract/src')

/** The documents of the contract: of its calls (OpenAPI 3.1), and of its connections (AsyncAPI 3.0). */
export interface Documents {
  readonly openApi: JsonSchema
  readonly asyncApi: JsonSchema
}

let documents: Promise<Documents> | undefined

/** The documents, created once per process: reading the contract's source takes longer than answering. */
export function documentsOnce(create: (options: SandboxOptions) => Sandbox): Promise<Documents> {
  documents ??= makeDocuments(create)
  return documents
}

/** Creates the documents, with examples from a temporary sandbox. */
export async function makeDocuments(create: (options: SandboxOptions) => Sandbox): Promise<Documents> {
  const sandbox = create({ media: false, check: false, report: () => {} })
  try {
    const exported = await readExports(FOLDER)
    const walked = await examplesOf(sandbox, contract)
    const docs = readDocstrings(FOLDER)
    const components = componentsOf(exported, docs)
    return {
      openApi: openApiOf({ table: contract, exported, components, docs, walked }),
      asyncApi: asyncApiOf(components),
    }
  } finally {
    sandbox.close()
  }
}
