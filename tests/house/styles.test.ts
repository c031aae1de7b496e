import { describe, expect, test } from 'vitest'
import type { Source } from './source.ts'
import { rulesInLayers, skinsSetProperties, wholeClassNames } from './styles.ts'

const LAYERS: Source = { path: 'src/styles/layers.css', text: '/* a */\n@layer reset, tokens, base, features;\n' }
const BUTTON: Source = { path: 'src/features/a/a.css', text: '.button { color: red }' }
const list = (text: string): Source => ({ path: 'src/styles/a.css', text })

/** The rule's findings in these sheets, next to layers.css. */
const found = async (...sheets: Source[]) =>
  (await rulesInLayers.check([LAYERS, ...sheets])).map(({ path, line, message }) => `${path}:${line} ${message}`)

describe('layers', () => {
  test('a list of sheets, each in its layer, is allowed', async () => {
    const text = '/* What a page has. */\n@import "./layers.css";\n@import "../features/a/a.css" layer(features);\n'
    expect(await found(list(text), BUTTON)).toEqual([])
  })

  test.each([
    ['no layer', '@import "./layers.css";\n@import "../features/a/a.css";', 'src/styles/a.css:2'],
    ['a layer of its own', '@import "./layers.css";\n@import "../features/a/a.css" layer(mine);', 'src/styles/a.css:2'],
    ['no layers.css', '@import "../features/a/a.css" layer(features);', 'src/styles/a.css:1'],
    [
      'rules beside imports',
      '@import "./layers.css";\n@import "../features/a/a.css" layer(features);\n.a { color: red }',
      'src/styles/a.css:3',
    ],
  ])('%s is refused', async (_, text, place) => {
    const findings = await found(list(text), BUTTON)
    expect(findings[0]).toMatch(place)
  })

  test('a sheet of a lower layer after one of a higher layer is refused', async () => {
    const base: Source = { path: 'src/layouts/b.css', text: '.base { color: red }' }
    const text =
      '@import "./layers.css";\n@import "../features/a/a.css" layer(features);\n@import "../layouts/b.css" layer(base);'
    expect(await found(list(text), BUTTON, base)).toEqual([
      'src/styles/a.css:3 ../layouts/b.css comes after a later layer',
    ])
  })

  test('a sheet that nothing imports is refused', async () => {
    expect(await found(BUTTON)).toEqual(['src/features/a/a.css:1 in no layer: no sheet imports it'])
  })
})

test('short class names are refused', async () => {
  const short = async (text: string) =>
    (await wholeClassNames.check([{ path: 'src/a.css', text }])).map(({ line, message }) => `${line} ${message}`)
  expect(await short('.icon { color: red }\n.a { color: red }')).toEqual(['2 .a says nothing'])
  expect(await short('.icon:is(:not(.ab), .button) > p { color: red }')).toEqual(['1 .ab says nothing'])
  expect(await short('@media print { .icon ~ .b:hover::after { color: red } }')).toEqual(['1 .b says nothing'])
  expect(await short('.js .icon { inset: .5em } /* .a */')).toEqual([])
})

test('special themes may set only custom properties', async () => {
  const refused = async (text: string) =>
    (await skinsSetProperties.check([{ path: 'src/styles/skins/a.css', text }])).map(({ message }) => message)
  expect(await refused('/* color: red; */\n[data-skin] { --skin-a: 1px solid; --skin-b: ""; }')).toEqual([])
  expect(await refused('[data-skin] { --skin-a: 0; color: red; }')).toEqual(['color is not a custom property'])
  expect(await refused('@media print { .a:hover { display:none } }')).toEqual(['display is not a custom property'])
  expect(await skinsSetProperties.check([{ path: 'src/layouts/a.css', text: '.a { color: red; }' }])).toEqual([])
})
