// npm run contract -- --out FILE: writes the API document (OpenAPI 3.1) of every call, with examples out of the sandbox,
// and holds it against the OpenAPI specification. Exit code 5 if it does not hold.
// npm run contract -- --missing: lists what has no description yet, as `label: path`.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { createSandbox } from '../src/sandbox/app.ts'
import { makeDocument } from '../src/sandbox/demo-page/api/make.ts'
import { undescribed } from '../src/sandbox/demo-page/api/undescribed.ts'
import { Advice, giveUp } from './advice.mjs'

const USAGE = `Usage: npm run contract -- --out FILE | --missing
  --out      where to write the document, as JSON
  --missing  list the calls, parameters and fields without a description`

function commandLine() {
  try {
    return parseArgs({ options: { out: { type: 'string' }, missing: { type: 'boolean' }, help: { type: 'boolean' } } })
      .values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

/** How much of the document there is, for the last line. */
function sizeOf(document: Awaited<ReturnType<typeof makeDocument>>): string {
  const operations = Object.values(Object(document['paths'])).flatMap((item) => Object.values(Object(item)))
  const count = (has: (operation: Record<string, unknown>) => boolean) =>
    operations.filter((operation) => has(Object(operation))).length
  const hasExample = (operation: object) => JSON.stringify(operation).includes('"examples":{"sandbox"')
  const added = count((operation) => operation['x-added'] === true)
  return `${operations.length} calls (${added} added), ${count(hasExample)} with an example`
}

async function main(): Promise<void> {
  const flags = commandLine()
  if (flags.help) return console.log(USAGE)
  if (flags.missing) return listMissing(await makeDocument(createSandbox))
  if (!flags.out) throw new Advice(`--out is missing.\n${USAGE}`, 2)
  const document = await makeDocument(createSandbox)
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  if (!valid) throw new Advice(`The document is no OpenAPI 3.1: ${JSON.stringify(errors, null, 2)}`, 5)
  fs.mkdirSync(path.dirname(path.resolve(flags.out)), { recursive: true })
  fs.writeFileSync(flags.out, `${JSON.stringify(document, null, 2)}\n`)
  console.log(`${flags.out}: ${sizeOf(document)}`)
}

function listMissing(document: Awaited<ReturnType<typeof makeDocument>>): void {
  const missing = undescribed(document)
  console.log([...missing, `${missing.length} without a description`].join('\n'))
}

await main().catch(giveUp)
