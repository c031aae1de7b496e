import ts from 'typescript'
import { type Finding, isScript, lineAt, type Rule, treeOf, visit } from './source.ts'

/** Files that may read the machine's wall clock: the clock itself, and the fixture for browser stories. */
const MAY_READ: readonly string[] = ['packages/contract/src/rules/machine-time.ts', 'tests/e2e/moment.ts']

/** Whether a node reads the wall clock: `Date.now`, called or passed on; `new Date` and `Date()` without a moment. */
function readsClock(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return isDate(node.expression) && node.name.text === 'now'
  if (ts.isNewExpression(node)) return isDate(node.expression) && (node.arguments ?? []).length === 0
  return ts.isCallExpression(node) && isDate(node.expression)
}

const isDate = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && node.text === 'Date') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'Date' && node.expression.getText() === 'globalThis')

/** A visitor's clock may be wrong by days, and a test must pass on any day: only one module provides the time. */
export const oneClock: Rule = {
  name: 'the wall clock is read in one place',
  check: (sources) =>
    sources
      .filter((source) => (isScript(source) || source.path.endsWith('.astro')) && !MAY_READ.includes(source.path))
      .flatMap((source) => {
        const findings: Finding[] = []
        const tree = treeOf(source)
        visit(tree, (node) => {
          if (!readsClock(node)) return
          const line = lineAt(tree.text, node.getStart())
          const message = `${node.getText()}: use src/lib/clock.ts or machineTime(); measure durations with performance.now()`
          findings.push({ path: source.path, line, message })
        })
        return findings
      }),
}
