// node scripts/house.ts [--report FILE]: project rules that no linter covers. One line per finding; exit code 1 if
// there is one.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { oneClock } from './house/clock.ts'
import { glossary, plainTitles } from './house/glossary.ts'
import { imports, noBarrels, packagesByName } from './house/imports.ts'
import { coloursFromTokens, noStyleAttributes } from './house/look.ts'
import { sameMessages } from './house/messages.ts'
import { noOtherMarks, onePlatformReader } from './house/platform-texts.ts'
import { checksStayOn, completeLockfile, fileLength, names, purposeFirst } from './house/shape.ts'
import { type Rule, readSources } from './house/source.ts'
import { noWindowEvents, oneStorage, oneToken } from './house/stores.ts'
import { rulesInLayers, skinsSetProperties, wholeClassNames } from './house/styles.ts'
import { noSpeedVerdicts } from './house/waits.ts'
import { noEastAsianInCode, noFixedText } from './house/words.ts'

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
