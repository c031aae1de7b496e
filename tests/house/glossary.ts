import ts from 'typescript'
import { type Finding, isScript, lineAt, type Rule, treeOf, visit } from './source.ts'

/** Words that must not be used in names, and their replacements. */
const BANNED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ask', 'asks', 'asked', 'asking', 'asker'].map((word) => [word, 'request, fetch or load'])),
  ...Object.fromEntries(['tell', 'tells', 'told', 'telling'].map((word) => [word, 'report, notify or send'])),
  ...Object.fromEntries(['want', 'wants', 'wanted'].map((word) => [word, 'need, request or expect'])),
  ...Object.fromEntries(['oddity', 'oddities', 'misfit', 'misfits'].map((word) => [word, 'warning'])),
  brief: 'summary',
  briefs: 'summaries',
  doubled: 'duplicate',
  fate: 'outcome',
  heard: 'received or observed',
  judge: 'check or classify',
  redraw: 'rerender',
  standing: 'status, membership or existing',
  taker: 'sink',
  tally: 'results or count',
  unite: 'merge',
  united: 'merged',
  unkept: 'in memory',
}

/** Fields of the platform's calls, whose names come from the specification or from additions of a platform. */
const OF_PLATFORM = new Set(['askTime', 'askedBy'])

/** The words of a name in camel case. Names of database columns (`ask_time`) are not chosen in code. */
const wordsOf = (name: string): string[] =>
  /^[a-z\d]+_/.test(name)
    ? []
    : name
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[ _$]+/)

/** Declared names, without imports and properties that another file declares. */
function declaredName(node: ts.Node): ts.Identifier | null {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node)
  if (!isDeclaration || node.name === undefined) return null
  return ts.isIdentifier(node.name) ? node.name : null
}

export const glossary: Rule = {
  name: 'names use the words of the field',
  check: (sources) =>
    sources.filter(isScript).flatMap((source) => {
      const tree = treeOf(source)
      const findings: Finding[] = []
      visit(tree, (node) => {
        const name = declaredName(node)
        if (name === null || OF_PLATFORM.has(name.text)) return
        const banned = wordsOf(name.text).find((word) => Object.hasOwn(BANNED, word))
        if (banned === undefined) return
        const message = `${name.text}: instead of "${banned}" write ${BANNED[banned]}`
        findings.push({ path: source.path, line: lineAt(tree.text, name.getStart()), message })
      })
      return findings
    }),
}

/** Verbs that describe people: a title names what the code does. */
const FIGURATIVE = /\b(?:tells?|told|says?|said|stands?|wants?|wanted|hears?|heard|anew|drawn?|draws)\b/i

/** The function that a call begins with: `it` of `it.each(ROWS)('title', …)`. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text
  return ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee) ? rootOf(callee.expression) : ''
}

export const plainTitles: Rule = {
  name: 'test titles use plain verbs',
  check: (sources) =>
    sources
      .filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path))
      .flatMap((source) => {
        const tree = treeOf(source)
        const findings: Finding[] = []
        visit(tree, (node) => {
          if (!ts.isCallExpression(node) || !['it', 'test', 'describe'].includes(rootOf(node.expression))) return
          const [title] = node.arguments
          if (title === undefined || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return
          const found = FIGURATIVE.exec(title.getText(tree))?.[0]
          if (found === undefined) return
          const message = `"${found}" in a title: write what the code does (reports, shows, returns, requests)`
          findings.push({ path: source.path, line: lineAt(tree.text, title.getStart()), message })
        })
        return findings
      }),
}
