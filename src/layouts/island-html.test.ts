import { describe, expect, it } from 'vitest'
import { lightIslands, queryNames, withFramework } from './island-html.ts'

const importsOf = (script: string) => (script === '/a/react.js' ? ['/a/start.js', '/a/framework.1234.js'] : [])
const page = (body: string, inner: string) => `<body${body} class="bare">${inner}</body>`
const island = (renderer: string) =>
  `<astro-island uid="1" component-url="/a/List.js" renderer-url="${renderer}"></astro-island>`

describe('the script of the framework', () => {
  it('is named once, by its file', () => {
    const islands = island('/a/react.js') + island('/a/react.js')
    expect(withFramework(page('', islands), importsOf)).toBe(page(' data-framework="framework.1234.js"', islands))
  })

  it('is not named on a page without islands', () => {
    expect(withFramework(page('', ''), importsOf)).toBe(page('', ''))
  })

  it('is never missing', () => {
    expect(() => withFramework(page('', island('/a/other.js')), importsOf)).toThrow('chunks.ts')
  })
})

it('takes out of an island what nothing reads, and nothing else', () => {
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

it('names the parameters of all islands of a page, each once', () => {
  expect(queryNames(querying('live keyword') + querying('live id'))).toBe('live keyword id')
  expect(queryNames(querying('*'))).toBe('*')
})

it('names no parameters on a page without such an island', () => {
  expect(queryNames('<astro-island opts="{&quot;value&quot;:{&quot;texts&quot;:&quot;search&quot;}}">')).toBeUndefined()
})
