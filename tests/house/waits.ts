import ts from 'typescript'
import { type Finding, isScript, isTest, lineAt, type Rule, type Source, treeOf, visit } from './source.ts'

// Tests wait for conditions and assert no durations: no result depends on the speed of the machine.

/** A test file. */
interface Context {
  /** A browser story: a `timeout` in any Playwright call limits a wait. */
  readonly isStory: boolean
  /** Whether this file replaces a global with a fake clock's. */
  readonly fakes: (global: string) => boolean
}

const GUARDS = /\b(HANG_GUARD|TEST_GUARD)\b/
const CONFIG = /^(vitest|playwright)\.config\.ts$/
/** Functions whose options or last argument limit how long a test may take. */
const TESTS = /^(it|test|describe|suite|setup|beforeAll|beforeEach|afterAll|afterEach|onTestFinished|bench)$/
/** Functions that set a limit, given as a number. */
const SETTERS = /^(setTimeout|setDefaultTimeout|setDefaultNavigationTimeout|slow)$/
/** Functions that measure durations, and that read the time of day. */
const STOPWATCHES = /^(performance\.now|process\.hrtime(\.bigint)?)$/
const CLOCKS = /^(Date\.now|machineTime)$/
/** Assertions on values: a `timeout` in these is passed to the code under test. */
const ON_VALUES = /^to(Match|Equal|StrictEqual|Contain|HaveBeenCalled|HaveProperty)/
const LIMITS = /^(testTimeout|hookTimeout|teardownTimeout|timeout|actionTimeout|navigationTimeout|globalTimeout)$/
const RETRIES = /^(retry|retries)$/

/** The name at the start of a chain of calls and members: `test` of `test.each([])('name')`. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node))
    return rootOf(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression)
  return ''
}

const nameOf = (callee: ts.Expression): string =>
  ts.isIdentifier(callee) ? callee.text : ts.isPropertyAccessExpression(callee) ? callee.name.text : ''

const calls = (node: ts.Node, names: RegExp): boolean =>
  ts.isCallExpression(node) && names.test(node.expression.getText())

/** The options among a call's arguments: `timeout` in them limits the wait, except in those of the code under test. */
const optionsOf = (call: ts.CallExpression): ts.ObjectLiteralElementLike[] =>
  call.arguments.filter(ts.isObjectLiteralExpression).flatMap((options) => [...options.properties])

const initialOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  ts.isPropertyAssignment(property)
    ? property.initializer.getText()
    : ts.isShorthandPropertyAssignment(property)
      ? property.name.text
      : undefined

function limitIn(properties: readonly ts.ObjectLiteralElementLike[]): string | undefined {
  // How long a server may take to end before it is killed does not affect a result.
  if (properties.some((property) => property.name?.getText() === 'signal')) return undefined
  for (const property of properties) {
    const name = property.name?.getText() ?? ''
    const value = initialOf(property)
    if (value === undefined) continue
    if (LIMITS.test(name) && !GUARDS.test(value)) return `${name}: ${value}: use HANG_GUARD of tests/hang-guard.ts`
    if (RETRIES.test(name) && value !== '0') return `${name}: ${value}: a flaky test is a broken test`
  }
  return undefined
}

/** Whether `timeout` among the arguments of a call limits how long a test waits. */
function takesLimit({ expression }: ts.CallExpression, { isStory }: Context): boolean {
  const root = rootOf(expression)
  if (root === 'expect') return !ON_VALUES.test(nameOf(expression))
  return TESTS.test(root) || /^(waitFor|waitUntil)/.test(nameOf(expression)) || isStory
}

/** The fault in a call of a test. */
function mistakeIn(call: ts.CallExpression, context: Context): string | undefined {
  const { expression } = call
  const name = nameOf(expression)
  if (name === 'waitForTimeout') return 'waitForTimeout: wait for a condition'
  const isSetter = ts.isPropertyAccessExpression(expression) && !/^(globalThis|window|self)$/.test(rootOf(expression))
  if (SETTERS.test(name) && isSetter && (context.isStory || TESTS.test(rootOf(expression))))
    return GUARDS.test(call.arguments.map((each) => each.getText()).join()) ? undefined : `${name}: use HANG_GUARD`
  if (name === 'setTimeout' && (isInPromise(call) || !context.fakes(name)))
    return 'setTimeout: wait for a condition, or advance a fake clock'
  if (expression.getText() === 'AbortSignal.timeout' && !isLongOrOver(call.arguments[0]))
    return 'AbortSignal.timeout: use HANG_GUARD of tests/hang-guard.ts'
  const isVi = expression.getText() === 'vi.waitFor' || expression.getText() === 'vi.waitUntil'
  if (isVi && !GUARDS.test(call.arguments[1]?.getText() ?? ''))
    return `${expression.getText()} gives up after a second: use expect.poll, or { timeout: HANG_GUARD }`
  if (!takesLimit(call, context)) return undefined
  const last = call.arguments.at(-1)
  const isHook = TESTS.test(rootOf(expression)) && call.arguments.length > 1
  if (last && isHook && isNumber(last) && !GUARDS.test(last.getText()))
    return `${last.getText()} as a limit: use TEST_GUARD of tests/hang-guard.ts`
  return limitIn(optionsOf(call))
}

/** Whether a signal is aborted by the hang guard, or at once. */
const isLongOrOver = (limit: ts.Expression | undefined): boolean => /^0$|_GUARD\b/.test(limit?.getText() ?? '')

/** Whether a call is made by the executor of a promise: then something waits for it. */
function isInPromise(node: ts.Node): boolean {
  for (let at: ts.Node = node; at; at = at.parent)
    if (ts.isNewExpression(at) && at.expression.getText() === 'Promise') return true
  return false
}

/** A number literal, a calculation, or a constant in capitals. */
const isNumber = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) ||
  ts.isBinaryExpression(node) ||
  (ts.isIdentifier(node) && /^[A-Z][A-Z_]*$/.test(node.text))

/** Whether a node is part of an assertion, as its subject or as the expected value. */
function isAsserted(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at && !ts.isFunctionLike(at); at = at.parent)
    if (ts.isCallExpression(at) && rootOf(at.expression) === 'expect') return true
  return false
}

/** The fault in a node of a test. */
function mistakeOf(node: ts.Node, context: Context): string | undefined {
  if (ts.isSourceFile(node)) return undefined
  if (ts.isImportDeclaration(node) && /^'(node:)?timers\/promises'$/.test(node.moduleSpecifier.getText()))
    return 'timers/promises: wait for a condition'
  const isMeasured = ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken
  if (calls(node, STOPWATCHES) && isMeasured && !context.fakes('performance'))
    return `${node.parent.getText()}: measure speed in a bench`
  if ((calls(node, STOPWATCHES) || calls(node, CLOCKS)) && isAsserted(node))
    return `${node.getText()} in an assertion: use a fake clock`
  if (!ts.isCallExpression(node)) return undefined
  return mistakeIn(node, context)
}

/** The globals that vi.useFakeTimers replaces in a file (without `toFake` all), and those that the file replaces. */
function contextOf({ path, text }: Source): Context {
  const options = [...text.matchAll(/\bvi\.useFakeTimers\(([^)]*)\)/g)].map(([, each = '']) => each)
  return {
    isStory: path.startsWith('tests/e2e/'),
    fakes: (global) =>
      text.includes(`window.${global} = `) ||
      options.some((each) => !each.includes('toFake') || each.includes(`'${global}'`)),
  }
}

function findings(source: Source): Finding[] {
  const found: Finding[] = []
  const tree = treeOf(source)
  const isConfig = CONFIG.test(source.path)
  const context = contextOf(source)
  visit(tree, (node) => {
    const message = isConfig
      ? ts.isObjectLiteralExpression(node) && limitIn([...node.properties])
      : mistakeOf(node, context)
    if (message) found.push({ path: source.path, line: lineAt(tree.text, node.getStart()), message })
  })
  return found
}

export const noSpeedVerdicts: Rule = {
  name: 'no test waits for time or depends on speed',
  check: (sources) =>
    sources
      .filter((source) => CONFIG.test(source.path) || (isScript(source) && isTest(source)))
      // These programs cause delays and hangs, end what they hang, and measure.
      .filter(({ path }) => !/^tests\/(hostile|runs)\//.test(path))
      .flatMap(findings),
}
