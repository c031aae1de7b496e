import ts from 'typescript'
import {
  astroTemplate,
  type Finding,
  isOfPages,
  isTest,
  lineAt,
  type Rule,
  type Source,
  treeOf,
  visit,
} from './source.ts'

const READ_ATTRIBUTES = new Set(['aria-label', 'aria-description', 'alt', 'placeholder', 'title', 'label', 'summary'])
const LETTERS = /\p{L}{2,}/u
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Where texts are allowed in these scripts: messages, the languages' own names, and
 * the platform's words for an expired login (Spec 8), which are recognised and not shown. */
const AT_HOME = [/^src\/lib\/i18n\//, /^src\/domain\/errors\.ts$/, /^packages\/contract\/src\/rules\/language\.ts$/]

const inSite = (source: Source) => source.path.startsWith('src/') && !isTest(source)

function wordsInJsx(source: Source): Finding[] {
  const tree = treeOf(source)
  const findings: Finding[] = []
  const add = (node: ts.Node, text: string) => {
    if (!LETTERS.test(text)) return
    const message = `"${text.trim().slice(0, 40)}" is read by a person: it belongs in messages/`
    findings.push({ path: source.path, line: lineAt(tree.text, node.getStart()), message })
  }
  visit(tree, (node) => {
    if (ts.isJsxText(node)) add(node, node.text)
    if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression)) {
      if (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)) add(node, node.expression.text)
    }
    if (!ts.isJsxAttribute(node) || !READ_ATTRIBUTES.has(node.name.getText())) return
    const value = node.initializer
    if (value && ts.isStringLiteral(value)) add(node, value.text)
    if (value && ts.isJsxExpression(value) && value.expression) {
      if (ts.isStringLiteralLike(value.expression)) add(node, value.expression.text)
      if (ts.isTemplateExpression(value.expression)) {
        const { head, templateSpans } = value.expression
        add(node, [head.text, ...templateSpans.map((span) => span.literal.text)].join(' '))
      }
    }
  })
  return findings
}

function wordsInAstro(source: Source): Finding[] {
  const template = astroTemplate(source.text)
  const findings: Finding[] = []
  const add = (index: number, text: string) => {
    if (!LETTERS.test(text)) return
    const message = `"${text.trim().slice(0, 40)}" is read by a person: it belongs in messages/`
    findings.push({ path: source.path, line: lineAt(template, index), message })
  }
  // Text between two tags; the > of an arrow or a comparison in an expression does not start a text.
  for (const match of template.matchAll(/(?<![=\s])>([^<>{}()=&|]+)</g)) add(match.index, match[1] ?? '')
  const names = [...READ_ATTRIBUTES].join('|')
  for (const match of template.matchAll(new RegExp(`\\s(?:${names})=(?:"([^"]*)"|'([^']*)')`, 'g'))) {
    add(match.index, match[1] ?? match[2] ?? '')
  }
  return findings
}

export const noFixedText: Rule = {
  name: 'text for people is in messages/',
  check: (sources) =>
    sources.filter(inSite).flatMap((source) => {
      if (source.path.endsWith('.tsx')) return wordsInJsx(source)
      return source.path.endsWith('.astro') ? wordsInAstro(source) : []
    }),
}

export const noEastAsianInCode: Rule = {
  name: 'no Chinese, Japanese or Korean in code',
  check: (sources) =>
    sources
      .filter((source) => isOfPages(source) && /\.(tsx?|astro)$/.test(source.path) && !isTest(source))
      .filter((source) => !AT_HOME.some((home) => home.test(source.path)))
      .flatMap((source) => {
        const tree = treeOf(source)
        const findings: Finding[] = []
        visit(tree, (node) => {
          const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isRegularExpressionLiteral(node)
          const isTemplate = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
          if ((isText || isTemplate) && EAST_ASIAN.test(node.text)) {
            const message = `${node.getText().slice(0, 30)} belongs in messages/`
            findings.push({ path: source.path, line: lineAt(tree.text, node.getStart()), message })
          }
        })
        return findings
      }),
}
