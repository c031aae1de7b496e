import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/*
 * The contract says in its own comments what a call does and what a field means. They are read from its source, so that
 * the API document cannot say anything else.
 */

export interface Docstrings {
  /** What a call does: by the const that declares it and its name, e.g. 'liveRest', 'detail'. */
  call(group: string, name: string): string | undefined
  /** What an entity is. */
  schema(name: string): string | undefined
  /** What a field of an entity means, its own or one that it has from the entity that it extends. */
  field(schema: string, field: string): string | undefined
}

interface Declared {
  readonly doc: string | undefined
  readonly fields: ReadonlyMap<string, string>
  /** What it extends, and the objects that are spread into it. */
  readonly bases: readonly string[]
}

/** Reads the files of a folder of TypeScript, but for tests. */
export function readDocstrings(folder: string): Docstrings {
  const declared = new Map<string, Declared>()
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  for (const file of files) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8')
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    for (const statement of tree.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name) || !initializer) continue
        declared.set(name.text, { doc: docOf(statement), ...membersOf(initializer) })
      }
    }
  }
  const field = (owner: string, name: string): string | undefined => {
    const known = declared.get(owner)
    if (!known) return undefined
    const own = known.fields.get(name)
    if (own !== undefined) return own
    for (const base of known.bases) {
      const inherited = field(base, name)
      if (inherited !== undefined) return inherited
    }
    return undefined
  }
  return {
    call: (group, name) => declared.get(group)?.fields.get(name),
    schema: (name) => declared.get(name)?.doc,
    field,
  }
}

/** The fields of the object literals in an expression: `{ … }`, `z.object({ … })`, `z.extend(Base, { … })`. */
function membersOf(expression: ts.Expression): Omit<Declared, 'doc'> {
  const fields = new Map<string, string>()
  const bases: string[] = []
  const visit = (node: ts.Expression) => {
    if (ts.isObjectLiteralExpression(node)) {
      for (const member of node.properties) {
        if (ts.isSpreadAssignment(member)) {
          const base = member.expression.getText().replace(/\.shape$/, '')
          bases.push(base)
        } else if (member.name) {
          const doc = docOf(member)
          if (doc !== undefined) fields.set(member.name.getText().replace(/^['"]|['"]$/g, ''), doc)
        }
      }
    } else if (ts.isCallExpression(node)) {
      for (const argument of node.arguments) {
        if (ts.isIdentifier(argument)) bases.push(argument.text)
        else visit(argument)
      }
    }
  }
  visit(expression)
  return { fields, bases }
}

function docOf(node: ts.Node): string | undefined {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const text = ts.getTextOfJSDocComment(comments.at(-1)?.comment)
  return text?.replace(/[ \t]*\n[ \t]*(?!\n|[-*] )/g, ' ').trim() || undefined
}
