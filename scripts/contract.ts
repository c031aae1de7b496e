// npm run contract -- --out FILE: writes the API document (OpenAPI 3.1) of every call, with examples from the sandbox,
// and validates it against the OpenAPI specification; next to it the connections (AsyncAPI 3.0), and both as one page
// to read. Exit code 5 if it is not valid.
// npm run contract -- --missing: lists everything without a description, as `label: path`.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createSandbox } from '@fair/sandbox/app.ts'
import type { JsonSchema } from '@fair/sandbox/demo-page/api/formats.ts'
import { makeDocuments } from '@fair/sandbox/demo-page/api/make.ts'
import { fullApi } from '@fair/sandbox/demo-page/api/page.ts'
import { undescribed } from '@fair/sandbox/demo-page/api/undescribed.ts'
import { fileOf } from '@fair/sandbox/demo-page/layout.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Advice, giveUp } from './advice.mjs'

const USAGE = `Usage: npm run contract -- --out FILE | --missing
  --out      where to write the document, as JSON; FILE.asyncapi.json and FILE.html are written beside it
  --missing  list the calls, parameters and fields without a description`

function commandLine() {
  try {
    return parseArgs({ options: { out: { type: 'string' }, missing: { type: 'boolean' }, help: { type: 'boolean' } } })
      .values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}

/** How much of the document is described, for the last line. */
function sizeOf(document: JsonSchema): string {
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
  if (flags.missing) return listMissing((await makeDocuments(createSandbox)).openApi)
  if (!flags.out) throw new Advice(`--out is missing.\n${USAGE}`, 2)
  const documents = await makeDocuments(createSandbox)
  const { valid, errors } = await new Validator().validate(structuredClone(documents.openApi))
  if (!valid) throw new Advice(`The document is not valid OpenAPI 3.1: ${JSON.stringify(errors, null, 2)}`, 5)
  const base = flags.out.replace(/\.json$/, '')
  fs.mkdirSync(path.dirname(path.resolve(flags.out)), { recursive: true })
  fs.writeFileSync(flags.out, `${JSON.stringify(documents.openApi, null, 2)}\n`)
  fs.writeFileSync(`${base}.asyncapi.json`, `${JSON.stringify(documents.asyncApi, null, 2)}\n`)
  fs.writeFileSync(`${base}.html`, await fileOf('The platform’s calls', fullApi(documents)))
  console.log(`${flags.out}, ${base}.asyncapi.json, ${base}.html: ${sizeOf(documents.openApi)}`)
}

function listMissing(document: JsonSchema): void {
  const missing = undescribed(document)
  console.log([...missing, `${missing.length} without a description`].join('\n'))
}

await main().catch(giveUp)
