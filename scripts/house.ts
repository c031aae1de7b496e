// node scripts/house.ts [--report FILE]: project rules that no linter covers. One line per finding; exit code 1 if
// there is one.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { oneClock } from '../tests/house/clock.ts'
import { glossary, plainTitles } from '../tests/house/glossary.ts'
import { imports, noBarrels, packagesByName } from '../tests/house/imports.ts'
import { coloursFromTokens, noStyleAttributes } from '../tests/house/look.ts'
import { sameMessages } from '../tests/house/messages.ts'
import { noOtherMarks, onePlatformReader } from '../tests/house/platform-texts.ts'
import { checksStayOn, completeLockfile, fileLength, names, purposeFirst } from '../tests/house/shape.ts'
import { type Rule, readSources } from '../tests/house/source.ts'
import { noWindowEvents, oneStorage, oneToken } from '../tests/house/stores.ts'
import { rulesInLayers, skinsSetProperties, wholeClassNames } from '../tests/house/styles.ts'
import { noSpeedVerdicts } from '../tests/house/waits.ts'
import { noEastAsianInCode, noFixedText } from '../tests/house/words.ts'

const root = path.dirname(import.meta.dirname)

const RULES: readonly Rule[] = [
  imports(path.join(root, '.cache/imports')),
  noBarrels,
  packagesByName,
  names,
  glossary,
  plainTitles,
  fileLength,
  purposeFirst,
  checksStayOn,
  oneClock,
  noSpeedVerdicts,
  onePlatformReader,
  noOtherMarks,
  oneStorage,
  oneToken,
  noWindowEvents,
  completeLockfile,
  noStyleAttributes,
  coloursFromTokens,
  rulesInLayers,
  wholeClassNames,
  skinsSetProperties,
  sameMessages,
  noFixedText,
  noEastAsianInCode,
]

const { values } = parseArgs({ options: { report: { type: 'string' } } })
const sources = readSources(root)
let failed = 0
for (const rule of RULES) {
  const findings = await rule.check(sources)
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${rule.name}`)
  for (const { path: file, line, message } of findings) console.log(`     ${file}:${line}: ${message}`)
  if (findings.length > 0) failed += 1
}
console.log(`${sources.length} files, ${RULES.length} rules, ${failed} broken`)
if (values.report) fs.writeFileSync(values.report, JSON.stringify({ passed: RULES.length - failed, failed }))
process.exitCode = failed === 0 ? 0 : 1
