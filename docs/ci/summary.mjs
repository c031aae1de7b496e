// node docs/ci/summary.mjs report.json: the result of a build, in Markdown: pages, seconds, memory, skipped records.
import { readFileSync } from 'node:fs'

const { domain, pages, timings, peakMb, skipped, warnings } = JSON.parse(
  readFileSync(process.argv[2] ?? 'report.json', 'utf8'),
)
const { total, new: made, changed, reused, removed } = pages
console.log(`### ${domain}: ${total} pages\n`)
console.log(
  `${made} new, ${changed} changed, ${reused} unchanged, ${removed} removed, ${(timings.total / 1000).toFixed(1)} s, ${peakMb} MB`,
)
if (skipped.length > 0) console.log(`\n**${skipped.length} skipped**, the first: \`${JSON.stringify(skipped[0])}\``)
for (const warning of warnings.slice(0, 10)) console.log(`- ${warning}`)
