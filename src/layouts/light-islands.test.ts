import { expect, it } from 'vitest'
import { lightIslands } from './light-islands.ts'

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
