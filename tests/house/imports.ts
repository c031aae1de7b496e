import fs from 'node:fs'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import ts from 'typescript'
import config from '../../.dependency-cruiser.mjs'
import { codeOf, lineAt, type Rule, type Source, treeOf } from './source.ts'

const isCode = ({ path: file }: Source) => /\.(ts|tsx|mjs|astro)$/.test(file)

/** `import a, { type B }` imports a value as well: dependency-cruiser treats it as type-only. */
const withNamedDefaults = (code: string) => code.replace(/^import (\w+), \{/gm, 'import { default as $1,')

/** `@fair/contract/site.ts` leads through node_modules to the original, so that a copy imports the copy next to it. */
const withCopiedPackages = (code: string, file: string) => {
  const up = path.posix.relative(path.posix.dirname(file), 'packages')
  return code.replace(/(['"])@fair\/([\w-]+)\//g, `$1${up.startsWith('.') ? up : `./${up}`}/$2/src/`)
}

/** Copies of the files, so that dependency-cruiser reads .astro code as TypeScript; other files only exist. */
function writeCopies(sources: readonly Source[], folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true })
  for (const dir of new Set(sources.map((source) => path.dirname(source.path))))
    fs.mkdirSync(path.join(folder, dir), { recursive: true })
  for (const source of sources) {
    const name = source.path.endsWith('.astro') ? `${source.path}.ts` : source.path
    const code = isCode(source) ? withCopiedPackages(withNamedDefaults(codeOf(source)), source.path) : ''
    fs.writeFileSync(path.join(folder, name), name.endsWith('/package.json') ? '{}' : code)
  }
}

/**
 * Allowed imports between layers, packages in their one place, no cycles: .dependency-cruiser.mjs.
 *
 * @param folder for the copies, somewhere below our node_modules
 */
export const imports = (folder: string): Rule => ({
  name: 'imports follow the layers, without cycles',
  check: async (sources) => {
    writeCopies(sources, folder)
    const { options, ...ruleSet } = config
    const all = { ...options, ruleSet, validate: true, baseDir: folder }
    const folders = ['src', 'packages', 'scripts', 'tests'].filter((name) => fs.existsSync(path.join(folder, name)))
    const { output } = await cruise(folders, all)
    return (output as ICruiseResult).summary.violations.map(({ rule, from, to, cycle }) => ({
      path: from.replace(/\.astro\.ts$/, '.astro'),
      line: 1,
      message: `${cycle?.map(({ name }) => name).join(' > ') ?? to}: ${rule.name}`,
    }))
  },
})

const packageOf = (file: string) => /^packages\/[^/]+\//.exec(file)?.[0]

/** A package is imported by its name, as another project would. */
export const packagesByName: Rule = {
  name: 'packages are imported by name',
  check: (sources) =>
    sources.filter(isCode).flatMap((source) =>
      [...codeOf(source).matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g)].flatMap((match) => {
        const [, specifier = ''] = match
        const target = packageOf(path.posix.join(path.posix.dirname(source.path), specifier))
        if (target === undefined || target === packageOf(source.path)) return []
        return [
          { path: source.path, line: lineAt(source.text, match.index), message: `${specifier}: import it as @fair/…` },
        ]
      }),
    ),
}

/** Files that only re-export. The contract's table lists its groups and is one on purpose. */
export const noBarrels: Rule = {
  name: 'no barrels',
  check: (sources) =>
    sources
      .filter(({ path: file }) => /\.(ts|mjs)$/.test(file) && !file.endsWith('.d.ts'))
      .filter((source) => {
        const { statements } = treeOf(source)
        const passedOn = statements.filter((one) => ts.isExportDeclaration(one) && one.moduleSpecifier)
        return passedOn.length > 0 && statements.every((one) => passedOn.includes(one) || ts.isImportDeclaration(one))
      })
      .map((source) => ({ path: source.path, line: 1, message: 'only re-exports what other files export' })),
}
