import ts from 'typescript'
import { type Finding, isOfPages, isScript, isTest, lineAt, type Rule, type Source, treeOf, visit } from './source.ts'

// The parts of a page share state only through stores (src/stores/), and only one file accesses storage.

/** The one file that accesses storage, and the one that knows where the token is. */
const STORAGE = 'src/lib/storage.ts'
const SESSION = 'src/stores/session-storage.ts'

/** A rule for each node of code that runs in a browser. */
const rule = (name: string, mistakeOf: (node: ts.Node, path: string) => string | undefined): Rule => ({
  name,
  check: (sources) => sources.filter(isBrowserCode).flatMap((source) => findings(source, mistakeOf)),
})

const isBrowserCode = (source: Source) =>
  isOfPages(source) && !isTest(source) && (isScript(source) || source.path.endsWith('.astro'))

function findings(source: Source, mistakeOf: (node: ts.Node, path: string) => string | undefined): Finding[] {
  const found: Finding[] = []
  const tree = treeOf(source)
  visit(tree, (node) => {
    const message = mistakeOf(node, source.path)
    if (message) found.push({ path: source.path, line: lineAt(tree.text, node.getStart()), message })
  })
  return found
}

const STORAGES = /^(local|session)Storage$/

export const oneStorage: Rule = rule('storage is accessed in one place', (node, path) =>
  path !== STORAGE && ts.isIdentifier(node) && STORAGES.test(node.text)
    ? `${node.text}: read and write it with ${STORAGE}, using a name from src/lib/storage-keys.ts`
    : undefined,
)

/** The functions that could read the token from storage, or write it there. */
const READS = /^(sessionKey|readStored|writeStored|readStoredJson|readSession|writeSession|getItem|setItem|removeItem)$/

const nameOf = (callee: ts.Expression): string =>
  ts.isIdentifier(callee) ? callee.text : ts.isPropertyAccessExpression(callee) ? callee.name.text : ''

export const oneToken: Rule = rule('the token is read from storage in one place', (node, path) => {
  if (path === SESSION || !ts.isCallExpression(node) || !READS.test(nameOf(node.expression))) return
  const isToken = node.arguments.some((each) => ts.isStringLiteralLike(each) && /^authorization$/i.test(each.text))
  return isToken ? `use $session, or ${SESSION}` : undefined
})

/** Whether a call is to one of the window's functions: `f()`, `window.f()`, `globalThis.f()`. */
const isOfWindow = (callee: ts.Expression, name: RegExp): boolean =>
  ts.isIdentifier(callee)
    ? name.test(callee.text)
    : ts.isPropertyAccessExpression(callee) &&
      name.test(callee.name.text) &&
      ts.isIdentifier(callee.expression) &&
      /^(window|globalThis|self)$/.test(callee.expression.text)

export const noWindowEvents: Rule = rule('the parts of a page share stores, not window events', (node) => {
  if (!ts.isCallExpression(node)) return
  if (isOfWindow(node.expression, /^dispatchEvent$/)) return 'shared state belongs in a store (src/stores/)'
  const [name] = node.arguments
  const isOurs = name && ts.isStringLiteralLike(name) && name.text.startsWith('fair:')
  return isOurs && isOfWindow(node.expression, /^(add|remove)EventListener$/)
    ? 'subscribe to a store (src/stores/)'
    : undefined
})
