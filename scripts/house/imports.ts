import path from 'node:path'
import ts from 'typescript'
import { FOR_ALL, LAYERS, layerOf, ONE_PLACE } from './layers.ts'
import { type Finding, isTest, lineAt, type Rule, type Source, treeOf, visit } from './source.ts'

interface Import {
  /** As written: `../rules/limits.ts`, `zod/mini`. */
  target: string
  typeOnly: boolean
  /** By `import()`. */
  lazy: boolean
  index: number
}

/** All imports of a file: static, `export … from`, and `import()`. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = []
  visit(treeOf(source), (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const { moduleSpecifier } = node
      if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return
      found.push({
        target: moduleSpecifier.text,
        typeOnly: isTypeOnly(node),
        lazy: false,
        index: moduleSpecifier.getStart(),
      })
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments
      if (target && ts.isStringLiteralLike(target)) {
        found.push({ target: target.text, typeOnly: false, lazy: true, index: target.getStart() })
      }
    }
  })
  return found
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  const clause = node.importClause
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const { name, namedBindings } = clause
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : undefined
  return name === undefined && named !== undefined && named.length > 0 && named.every((one) => one.isTypeOnly)
}

const codeOf = (sources: readonly Source[]) => sources.filter(({ path: file }) => /\.(ts|tsx|astro|mjs)$/.test(file))
const isRelative = (target: string) => target.startsWith('.')

/** The area of a feature: `src/features/exhibits/List.tsx` is of `exhibits`. */
const areaOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]

/** Why a file of one layer may not import another, or undefined if it may. */
function refusal(from: string, layer: string, to: string, { typeOnly, lazy }: Import): string | undefined {
  const target = layerOf(to)
  if (target === undefined || FOR_ALL.includes(target)) return undefined
  if (target === layer) {
    const [own, other] = [areaOf(from), areaOf(to)]
    return own === other ? undefined : `a feature never imports a sibling (${own} imports ${other})`
  }
  const rights = LAYERS[layer]
  if (rights?.may.includes(target) || (typeOnly && rights?.types?.includes(target))) return undefined
  if (rights?.lazy?.includes(target))
    return lazy || typeOnly ? undefined : `${layer} may import ${target} by import() only`
  return `${layer} may not import ${target}`
}

export const importTable: Rule = {
  name: 'who may import whom',
  check: (sources) => {
    const findings: Finding[] = []
    for (const source of codeOf(sources)) {
      const layer = layerOf(source.path)
      if (layer === undefined || isTest(source)) continue
      if (!LAYERS[layer]) {
        findings.push({ path: source.path, line: 1, message: `the folder has no row in scripts/house/layers.ts` })
        continue
      }
      for (const one of importsOf(source)) {
        const { target, index } = one
        const message = isRelative(target)
          ? refusal(source.path, layer, path.posix.join(path.posix.dirname(source.path), target), one)
          : refusedPackage(layer, target)
        if (message) findings.push({ path: source.path, line: lineAt(treeOf(source).text, index), message })
      }
    }
    return findings
  },
}

function refusedPackage(layer: string, target: string): string | undefined {
  const allowed = LAYERS[layer]?.packages
  return allowed && !allowed.includes(target) ? `${layer} may not import the package ${target}` : undefined
}

export const packagePlaces: Rule = {
  name: 'packages in their one place',
  check: (sources) =>
    codeOf(sources).flatMap((source) =>
      source.path.startsWith('src/') && !isTest(source)
        ? importsOf(source).flatMap(({ target, typeOnly, index }) => {
            const place = ONE_PLACE.find((one) => one.package.test(target) && !one.at.test(source.path))
            if (!place || typeOnly) return []
            return [{ path: source.path, line: lineAt(treeOf(source).text, index), message: `${target}: ${place.why}` }]
          })
        : [],
    ),
}

export const fileEndings: Rule = {
  name: 'relative imports name the file with its ending',
  check: (sources) =>
    codeOf(sources).flatMap((source) =>
      importsOf(source)
        .filter(({ target }) => isRelative(target) && !/\.[a-z0-9]+(\?[a-z]+)?$/i.test(target))
        .map(({ target, index }) => ({
          path: source.path,
          line: lineAt(treeOf(source).text, index),
          message: `${target} lacks its ending: Node runs these files as they are`,
        })),
    ),
}

/** Files that only pass on what others export. The contract's table names its groups and is one on purpose. */
export const noBarrels: Rule = {
  name: 'no barrels',
  check: (sources) =>
    codeOf(sources)
      .filter((source) => /\.(ts|mjs)$/.test(source.path) && !source.path.endsWith('.d.ts'))
      .filter((source) => {
        const { statements } = treeOf(source)
        const passedOn = statements.filter((one) => ts.isExportDeclaration(one) && one.moduleSpecifier)
        return passedOn.length > 0 && statements.every((one) => passedOn.includes(one) || ts.isImportDeclaration(one))
      })
      .map((source) => ({ path: source.path, line: 1, message: 'only passes on what other files export' })),
}
