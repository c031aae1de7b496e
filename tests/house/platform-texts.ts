import ts from 'typescript'
import { type Finding, isOfPages, isScript, isTest, lineAt, type Rule, type Source, treeOf, visit } from './source.ts'

/** Files that may parse an address, a moment, or an Intl format from a text; each with the reason. */
const MAY_READ: readonly (readonly [path: string, why: string])[] = [
  ['packages/contract/src/rules/address.ts', 'the parser of addresses'],
  ['packages/contract/src/rules/instant.ts', 'the parser of moments'],
  ['packages/contract/src/rules/time.ts', 'clocks of zones, from which offsets are calculated'],
  ['packages/contract/src/rules/platform-values.ts', 'defines which texts are an address, a zone …'],
  ['src/domain/read-value.ts', 'reads values that platforms write in other forms'],
  ['src/domain/money.ts', 'the format of amounts'],
  ['src/lib/i18n/format.ts', 'the formats of times and numbers'],
  ['src/lib/i18n/names.ts', 'the names of languages, regions and currencies'],
  ['src/lib/zone.ts', 'the names of zones'],
  ['src/client/', 'reads attributes that the build itself wrote, within a budget of bytes'],
]

/** Files that may cast a text to a branded type (contract/rules/brand.ts) without a check; each with the reason. */
const MAY_MARK: readonly (readonly [path: string, why: string])[] = [
  ['packages/contract/src/rules/own-values.ts', 'marks values that the site itself writes'],
  ['packages/contract/src/rules/time.ts', 'writes days'],
  ['packages/contract/src/rules/instant.ts', 'writes moments'],
  ['src/content/sanitise.ts', 'the sanitiser of builds'],
  ['src/features/agreement/contents.ts', 'gives the headings of safe HTML their ids'],
  ['src/lib/', 'the sanitiser of browsers, and code that works on its HTML'],
]
const MARKS =
  /^(?:AddressFor<.*|\w+Address|Instant|Day|Clock|Zone|Currency|Colour|LanguageTag|Id|PlatformHtml|SafeHtml)$/

const marks = (node: ts.Node): boolean => ts.isAsExpression(node) && MARKS.test(node.type.getText())

/** `Intl.X` with an argument that is not a literal; without arguments it uses the device's settings. */
function readsByIntl(node: ts.NewExpression | ts.CallExpression): boolean {
  const { expression: made, arguments: given = [] } = node
  if (!ts.isPropertyAccessExpression(made) || made.expression.getText() !== 'Intl') return false
  return made.name.text !== 'supportedValuesOf' && !given.every(isWritten)
}

/** Literals, and objects of them. */
const isWritten = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) ||
  (ts.isObjectLiteralExpression(node) &&
    node.properties.every((each) => ts.isPropertyAssignment(each) && isWritten(each.initializer)))

/** Expressions that are always numbers: calculated, or read from a clock. A sum is one if its first operand is. */
function isNumber(node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node)) return isNumber(node.expression)
  if (ts.isNumericLiteral(node)) return true
  if (ts.isBinaryExpression(node)) {
    const isSum = node.operatorToken.kind === ts.SyntaxKind.PlusToken
    return isSum ? isNumber(node.left) : NUMERIC.has(node.operatorToken.kind)
  }
  if (!ts.isCallExpression(node)) return false
  const called = node.expression.getText()
  return /^(?:Date\.UTC|Number|Math\.\w+|machineTime|msOf)$|\.getTime$/.test(called)
}

const NUMERIC: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
])

/** The page's own address, and that of a file next to the module, are not the platform's. */
function isOwnAddress({ arguments: given }: ts.NewExpression): boolean {
  const [text, base] = given ?? []
  return text?.getText() === 'location.href' || base?.getText() === 'import.meta.url'
}

function readerOf(node: ts.Node): string | null {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null
  if (readsByIntl(node)) return 'src/lib/i18n/names.ts, format.ts or src/lib/zone.ts'
  const made = node.expression.getText().replace(/^globalThis\./, '')
  if (ts.isNewExpression(node)) {
    const [first] = node.arguments ?? []
    if (made === 'URL' && !isOwnAddress(node)) return 'packages/contract/src/rules/address.ts'
    return made === 'Date' && first && !isNumber(first) ? 'packages/contract/src/rules/instant.ts' : null
  }
  if (made === 'URL.parse' || made === 'URL.canParse') return 'packages/contract/src/rules/address.ts'
  return made === 'Date.parse' ? 'packages/contract/src/rules/instant.ts' : null
}

const isBound = (source: Source) =>
  isOfPages(source) &&
  (isScript(source) || source.path.endsWith('.astro')) &&
  !isTest(source) &&
  !MAY_READ.some(([path]) => source.path.startsWith(path))

/** A branded text comes from its parser, or is our own: nothing is cast with `as Instant` unread. */
export const noOtherMarks: Rule = {
  name: 'texts get their type from their parser',
  check: (sources) =>
    sources
      .filter((source) => isOfPages(source) && !MAY_MARK.some(([may]) => source.path.startsWith(may)))
      .filter((source) => isScript(source) && !isTest(source))
      .flatMap((source) => {
        const findings: Finding[] = []
        const tree = treeOf(source)
        visit(tree, (node) => {
          if (!marks(node)) return
          const message = `${node.getText().split('\n', 1)[0]}: parse it (contract/rules/platform-values.ts)`
          findings.push({ path: source.path, line: lineAt(tree.text, node.getStart()), message })
        })
        return findings
      }),
}

/**
 * Each kind of platform text is read by one function: code that throws, or produces NaN, for a malformed text is
 * allowed nowhere else, because one bad record would end a whole build there.
 */
export const onePlatformReader: Rule = {
  name: 'addresses, moments and names are parsed by one function each',
  check: (sources) =>
    sources.filter(isBound).flatMap((source) => {
      const findings: Finding[] = []
      const tree = treeOf(source)
      visit(tree, (node) => {
        const reader = readerOf(node)
        if (reader === null) return
        const message = `${node.getText().split('\n', 1)[0]}: use ${reader}`
        findings.push({ path: source.path, line: lineAt(tree.text, node.getStart()), message })
      })
      return findings
    }),
}
