import { describe, expect, it } from 'vitest'
import { lightIslands, queryNames, withFramework } from './island-html.ts'

const importsOf = (script: string) => (script === '/a/react.js' ? ['/a/start.js', '/a/framework.1234.js'] : [])
const page = (body: string, inner: string) => `<body${body} class="bare">${inner}</body>`
const island = (renderer: string) =>
  `<astro-island uid="1" component-url="/a/List.js" renderer-url="${renderer}"></astro-island>`

describe('the framework script', () => {
  it('is referenced once, by its file name', () => {
    const islands = island('/a/react.js') + island('/a/react.js')
    expect(withFramework(page('', islands), importsOf)).toBe(page(' data-framework="framework.1234.js"', islands))
  })

  it('is not referenced on a page without islands', () => {
    expect(withFramework(page('', ''), importsOf)).toBe(page('', ''))
  })

  it('causes an error if an island’s renderer does not import it', () => {
    expect(() => withFramework(page('', island('/a/other.js')), importsOf)).toThrow('chunks.ts')
  })
})

it('removes the unused attributes of islands, and nothing else', () => {
  const island =
    '<astro-island uid="zYvXM" prefix="r3" component-url="/a.js" props="{}" ssr client="intent" ' +
    'opts="{&quot;name&quot;:&quot;List&quot;,&quot;value&quot;:{&quot;texts&quot;:&quot;list&quot;}}" await-children>'
  const page = `<main>${island}<p>uid="1" await-children&gt;</p><!--astro:end--></astro-island></main>`
  expect(lightIslands(page)).toBe(
    '<main><astro-island prefix="r3" component-url="/a.js" props="{}" ssr client="intent" ' +
      'opts="{&quot;value&quot;:{&quot;texts&quot;:&quot;list&quot;}}"><p>uid="1" await-children&gt;</p></astro-island></main>',
  )
})

const querying = (now: string) =>
  `<astro-island opts="{&quot;name&quot;:&quot;List&quot;,&quot;value&quot;:{&quot;texts&quot;:&quot;list&quot;,&quot;now&quot;:&quot;${now}&quot;}}">`

it('lists the parameters that the islands of a page read, each once', () => {
  expect(queryNames(querying('live keyword') + querying('live id'))).toBe('live keyword id')
  expect(queryNames(querying('*'))).toBe('*')
})

it('lists no parameters on a page without such an island', () => {
  expect(queryNames('<astro-island opts="{&quot;value&quot;:{&quot;texts&quot;:&quot;search&quot;}}">')).toBeUndefined()
})
