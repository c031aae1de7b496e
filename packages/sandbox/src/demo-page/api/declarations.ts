import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** The consts of one file of the contract by name, including unexported and imported ones. */
interface SourceFile {
  readonly path: string
  readonly consts: Map<string, ts.VariableDeclaration>
  /** Names that refer to an export of another file. */
  readonly imports: Map<string, { readonly file: string; readonly name: string }>
}

/** An expression with the file whose names it uses. */
export interface Place {
  readonly node: ts.Expression
  readonly file: SourceFile
}

/** A field as declared: its comment, and the place of its schema. */
interface Field {
  readonly doc: string | undefined
  readonly place: Place
}

/** The declarations in the source of a folder of schemas. */
export interface Declarations {
  /** The field exported under this name. */
  exported(name: string): Field | undefined
  /** A field of an object, with the field's own comment or that of the object that it comes from. */
  field(place: Place, name: string): Field | undefined
  /** The item of a list or record. */
  item(place: Place): Place | undefined
  /** The variants of a union, each with its comment. */
  variants(place: Place): Field[] | undefined
  /** An argument of a call expression. */
  argument(place: Place, index: number): Place | undefined
  /** The comment above the const that an expression names. */
  docOfName(place: Place): string | undefined
}

/** Schemas that have the fields of their arguments: an optional object has the fields of the object. */
const ITEMS = new Set(['array', 'record', 'tuple', 'set'])
const UNIONS = new Set(['union', 'discriminatedUnion'])

/** Reads the TypeScript files of a folder, except tests. */
export function readDeclarations(folder: string): Declarations {
  const files = new Map<string, SourceFile>()
  const owner = new Map<string, SourceFile>()
  for (const name of fs.readdirSync(folder).filter((each) => each.endsWith('.ts') && !each.includes('.test.'))) {
    const file = readFile(path.join(folder, name))
    files.set(file.path, file)
    for (const [local, declaration] of file.consts) if (isExported(declaration)) owner.set(local, file)
  }

  const named = ({ node, file }: Place): (Field & { readonly place: Place }) | undefined => {
    if (!ts.isIdentifier(node)) return undefined
    const imported = file.imports.get(node.text)
    const at = imported ? files.get(imported.file) : file
    const declaration = at?.consts.get(imported?.name ?? node.text)
    if (!at || !declaration?.initializer) return undefined
    return { doc: docOf(declaration), place: { node: declaration.initializer, file: at } }
  }

  const inObject = (object: ts.ObjectLiteralExpression, file: SourceFile, name: string): Field | undefined => {
    let found: Field | undefined
    for (const member of object.properties) {
      if (ts.isSpreadAssignment(member)) {
        found = merged(field({ node: member.expression, file }, name), found)
      } else if (member.name && nameOf(member.name) === name) {
        const node = schemaOfMember(member)
        if (node) found = merged({ doc: docOf(member), place: { node, file } }, found)
      }
    }
    return found
  }

  const field = (place: Place, name: string): Field | undefined => {
    const node = bare(place.node)
    const { file } = place
    const reference = named({ node, file })
    if (reference) return field(reference.place, name)
    if (ts.isObjectLiteralExpression(node)) return inObject(node, file, name)
    if (ts.isPropertyAccessExpression(node)) {
      if (node.name.text === 'shape') return field({ node: node.expression, file }, name)
      const owner = field({ node: node.expression, file }, node.name.text)
      return owner && field(owner.place, name)
    }
    if (!ts.isCallExpression(node) || isCallOf(node, ITEMS) || isCallOf(node, UNIONS)) return undefined
    // The last argument takes precedence: `z.extend(Base, { … })`.
    const within = [receiverOf(node), ...node.arguments].filter((each) => each !== undefined)
    return within.reduce<Field | undefined>(
      (found, each) => merged(field({ node: each, file }, name), found),
      undefined,
    )
  }

  /** The call of one of these functions that an expression resolves to, past names and wrappers such as z.nullish. */
  const callOf = (
    place: Place,
    functions: ReadonlySet<string>,
  ): { call: ts.CallExpression; file: SourceFile } | undefined => {
    const node = bare(place.node)
    const reference = named({ node, file: place.file })
    if (reference) return callOf(reference.place, functions)
    if (!ts.isCallExpression(node)) return undefined
    if (isCallOf(node, functions)) return { call: node, file: place.file }
    const inner = receiverOf(node) ?? node.arguments[0]
    return inner && callOf({ node: inner, file: place.file }, functions)
  }

  const elements = (list: ts.Expression | undefined, file: SourceFile): Field[] => {
    if (!list) return []
    const reference = named({ node: list, file })
    if (reference) return elements(reference.place.node, reference.place.file)
    const array = bare(list)
    if (!ts.isArrayLiteralExpression(array)) return []
    return array.elements.flatMap((each) => {
      if (ts.isSpreadElement(each)) return elements(each.expression, file)
      const place = { node: each, file }
      return [{ doc: commentBefore(each) ?? named(place)?.doc, place }]
    })
  }

  return {
    exported(name) {
      const file = owner.get(name)
      const declaration = file?.consts.get(name)
      return file && declaration?.initializer
        ? { doc: docOf(declaration), place: { node: declaration.initializer, file } }
        : undefined
    },
    field,
    item(place) {
      const found = callOf(place, ITEMS)
      const node = found?.call.arguments.at(-1)
      return found && node && { node, file: found.file }
    },
    variants(place) {
      const found = callOf(place, UNIONS)
      return found && elements(found.call.arguments.at(-1), found.file)
    },
    argument({ node, file }, index) {
      const call = bare(node)
      const argument = ts.isCallExpression(call) ? call.arguments[index] : undefined
      return argument && { node: argument, file }
    },
    docOfName: (place) => named({ node: bare(place.node), file: place.file })?.doc,
  }
}

function readFile(file: string): SourceFile {
  const tree = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const consts: SourceFile['consts'] = new Map()
  const imports: SourceFile['imports'] = new Map()
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const each of statement.declarationList.declarations)
        if (ts.isIdentifier(each.name)) consts.set(each.name.text, each)
    } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const bindings = statement.importClause?.namedBindings
      if (!bindings || !ts.isNamedImports(bindings)) continue
      const from = path.resolve(path.dirname(file), statement.moduleSpecifier.text)
      for (const { name, propertyName } of bindings.elements)
        imports.set(name.text, { file: from, name: (propertyName ?? name).text })
    }
  }
  return { path: file, consts, imports }
}

const isExported = (declaration: ts.VariableDeclaration): boolean =>
  (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0

/** A later field takes precedence, with an earlier comment if it has none. */
const merged = (later: Field | undefined, earlier: Field | undefined): Field | undefined =>
  later && earlier ? { ...later, doc: later.doc ?? earlier.doc } : (later ?? earlier)

/** Without parentheses, `as const` and `satisfies`. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node

const nameOf = (name: ts.PropertyName): string => name.getText().replace(/^['"]|['"]$/g, '')

/** A member's value: after the colon, or what its getter returns (a tree's own nodes). */
function schemaOfMember(member: ts.ObjectLiteralElementLike): ts.Expression | undefined {
  if (ts.isPropertyAssignment(member)) return member.initializer
  if (ts.isShorthandPropertyAssignment(member)) return member.name
  if (!ts.isGetAccessor(member)) return undefined
  return member.body?.statements.find(ts.isReturnStatement)?.expression
}

/** `z.array` of `z.array(…)`. */
function isCallOf(call: ts.CallExpression, functions: ReadonlySet<string>): boolean {
  const callee = call.expression
  return ts.isPropertyAccessExpression(callee) && callee.expression.getText() === 'z' && functions.has(callee.name.text)
}

/** What a method is called on: the schema before `.check(…)`. */
function receiverOf({ expression }: ts.CallExpression): ts.Expression | undefined {
  const isMethod = ts.isPropertyAccessExpression(expression) && expression.expression.getText() !== 'z'
  return isMethod ? expression.expression : undefined
}

/**
 * Comments that TypeScript does not assign to the node: before an element of a list, or on one line with the brace
 * before.
 */
function commentBefore(node: ts.Node): string | undefined {
  const { text } = node.getSourceFile()
  const from = node.getFullStart()
  const before = ts.getLeadingCommentRanges(text, from) ?? []
  const onItsLine = (ts.getTrailingCommentRanges(text, from) ?? []).filter(
    ({ end }) => !text.slice(end, node.getStart()).includes('\n'),
  )
  const comment = before.at(-1) ?? onItsLine.at(-1)
  const raw = comment && text.slice(comment.pos, comment.end)
  return raw?.startsWith('/**') ? joined(raw.slice(3, -2).replace(/^[ \t]*\* ?/gm, '')) : undefined
}

/** A comment as one text: its lines joined, except lists and paragraphs. */
const joined = (text: string): string | undefined =>
  text.replace(/[ \t]*\n[ \t]*(?!\n|[-*] )/g, ' ').trim() || undefined

function docOf(node: ts.Node): string | undefined {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return joined(ts.getTextOfJSDocComment(comments.at(-1)?.comment) ?? '') ?? commentBefore(node)
}
