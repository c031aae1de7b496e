import path from 'node:path'
import { contract } from '../../../contract/index.ts'
import type { createSandbox } from '../../app.ts'
import type { JsonSchema } from './components.ts'
import { readDocstrings } from './docstrings.ts'
import { openApiOf } from './document.ts'
import { readExports } from './entities.ts'
import { examplesOf } from './examples.ts'

const FOLDER = path.join(import.meta.dirname, '../../../contract')

/** Makes the API document of the contract, with examples out of a sandbox that lives for this alone. */
export async function makeDocument(create: typeof createSandbox): Promise<JsonSchema> {
  const sandbox = create({ media: false, check: false, report: () => {} })
  try {
    const exported = await readExports(FOLDER)
    const walked = await examplesOf(sandbox, contract)
    return openApiOf({ table: contract, exported, docs: readDocstrings(FOLDER), walked })
  } finally {
    sandbox.close()
  }
}
