import ts from 'typescript'
import { astroTemplate, type Finding, isTest, lineAt, type Rule, type Source, treeOf, visit } from './source.ts'

const inSite = (source: Source) => source.path.startsWith('src/') && !isTest(source)

/** The policy refuses style attributes in HTML, so all styles are in style sheets. */
export const noStyleAttributes: Rule = {
  name: 'no style attributes',
  check: (sources) =>
    sources.filter(inSite).flatMap((source) => {
      const findings: Finding[] = []
      const add = (index: number, text: string) =>
        findings.push({
          path: source.path,
          line: lineAt(text, index),
          message: 'a style attribute: the policy blocks it',
        })
      if (source.path.endsWith('.astro')) {
        const template = astroTemplate(source.text)
        for (const match of template.matchAll(/\sstyle=|\sdefine:vars=/g)) add(match.index, template)
      } else if (/\.tsx?$/.test(source.path)) {
        const tree = treeOf(source)
        visit(tree, (node) => {
          if (ts.isJsxAttribute(node) && node.name.getText() === 'style') add(node.getStart(), tree.text)
          const isText =
            ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
          if (isText && /<[a-z][^>]*\sstyle=/.test(node.text)) add(node.getStart(), tree.text)
        })
      }
      return findings
    }),
}

const COLOUR =
  /#[0-9a-f]{3}(?:[0-9a-f]{3})?(?:[0-9a-f]{2})?\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!\s*from\b)\s*[\d.]/gi

/** Colours come from the tenant's theme through the tokens; a fixed one in a component would not follow it. */
export const coloursFromTokens: Rule = {
  name: 'colours are defined only in src/styles',
  check: (sources) =>
    sources
      .filter(
        (source) => inSite(source) && /\.(css|tsx|astro)$/.test(source.path) && !source.path.startsWith('src/styles/'),
      )
      .flatMap((source) => {
        const text = source.text.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|(?:href|src|id)=("[^"]*"|'[^']*')/g, (match) =>
          match.replace(/[^\n]/g, ' '),
        )
        return [...text.matchAll(COLOUR)].map((match) => ({
          path: source.path,
          line: lineAt(text, match.index),
          message: `the colour ${match[0]} belongs in the tokens`,
        }))
      }),
}
