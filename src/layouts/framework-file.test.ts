import { describe, expect, it } from 'vitest'
import { withFramework } from './framework-file.ts'

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
