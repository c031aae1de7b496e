import type { ThemeConfig } from '@fair/contract/decoration.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { contrast, toHex } from './colour.ts'
import { skinStylesheet, themeRoles, themeStylesheet } from './config.ts'
import { DEFAULT_PRIMARY, PALETTES, type ThemeType } from './palette.ts'
import { colourOf, tokensOf } from './read-tokens.fixture.ts'
import { SKIN_COLOURS, SKINS } from './special.ts'

/** Pairs of the palette, and the component roles that a field may set: text 4.5:1, edges and marks 3:1. */
const PAIRS: [role: string, grounds: string[], needed: number][] = [
  [
    'text',
    [
      'canvas',
      'surface',
      'sunken',
      'hover',
      'raised',
      'primary-soft',
      'select-on',
      'table-head',
      'bubble',
      'warn-soft',
    ],
    4.5,
  ],
  ['text-2', ['canvas', 'sunken', 'hover', 'primary-soft', 'table-head', 'bubble'], 4.5],
  ['text-3', ['canvas', 'surface', 'sunken', 'hover', 'raised'], 4.5],
  ['primary-text', ['canvas', 'surface', 'sunken', 'hover', 'raised', 'primary-soft'], 4.5],
  ['on-primary', ['primary-fill', 'primary-fill-hover'], 4.5],
  ['button-text', ['button-bg', 'button-bg-hover'], 4.5],
  ['on-inverse', ['inverse'], 4.5],
  ['agenda', ['canvas', 'surface', 'agenda-soft'], 4.5],
  ['on-agenda', ['agenda'], 4.5],
  ['on-live', ['live'], 4.5],
  ...['success', 'warn', 'danger', 'info'].map((name): [string, string[], number] => [
    name,
    [`${name}-soft`, 'surface'],
    4.5,
  ]),
  ['tag-text', ['tag-bg'], 4.5],
  ['chip-text', ['chip-bg'], 4.5],
  ['tab-text', ['canvas', 'surface'], 4.5],
  ['tab-on', ['canvas', 'surface'], 4.5],
  ['tab-mark', ['canvas', 'surface'], 3],
  ['card-text', ['card-bg'], 4.5],
  ['card-text-2', ['card-bg'], 4.5],
  ['card-text-3', ['card-bg'], 4.5],
  ['card-on-plate', ['card-plate'], 4.5],
  ['card-tag-text', ['card-tag'], 4.5],
  ['field-text', ['field-bg'], 4.5],
  ['field-hint', ['field-bg'], 4.5],
  ['field-line', ['canvas', 'surface'], 3],
  ['header-text', ['header-bg'], 4.5],
  ['header-button-text', ['header-button-bg', 'header-button-hover'], 4.5],
  ['nav-mark', ['header-bg'], 3],
  ['line-strong', ['canvas', 'surface', 'raised'], 3],
  ['focus-colour', ['canvas', 'surface', 'raised'], 3],
  ['on-pic', ['player'], 4.5],
]

const failing = (config: ThemeConfig, theme: ThemeType): string[] => {
  const card = config.cardMode === 'blackMode' ? 'black' : undefined
  const roles = { ...tokensOf(theme, card), ...themeRoles(config, theme).roles }
  const at = (role: string) => colourOf(roles, role)
  // A field is distinguished from the page by its edge or by its background (WCAG 1.4.11).
  const edge = Math.max(contrast(at('field-line'), at('field-bg')), contrast(at('field-bg'), at('surface')))
  const edges = edge >= 3 ? [] : [`field-line on field-bg: ${edge.toFixed(2)}`]
  return edges.concat(
    PAIRS.flatMap(([role, grounds, needed]) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(at(role), at(ground))
        return ratio >= needed ? [] : [`${role} on ${ground}: ${ratio.toFixed(2)}`]
      }),
    ),
  )
}

const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]) => toHex([r / 255, g / 255, b / 255]))
const FIELDS = [
  'agendaColor',
  'buttonColor',
  'buttonTextColor',
  'tagColor',
  'tagTextColor',
  'textColor',
  'textSecondaryColor',
  'cardColor',
  'cardTextColor',
  'lineColor',
  'tableHeadColor',
  'tableLineColor',
  'tabColor',
  'tabActiveColor',
  'selectColor',
  'inputColor',
  'inputLineColor',
  'headerColor',
  'headerTextColor',
] as const
const themeType = fc.constantFrom<ThemeType>('light', 'dark')
const anyConfig: fc.Arbitrary<ThemeConfig> = parsed(
  fc.record(
    {
      primaryColor: hex,
      themeType,
      cardMode: fc.constantFrom('blackMode', 'whiteMode'),
      ...(Object.fromEntries(FIELDS.map((field) => [field, hex])) as Record<(typeof FIELDS)[number], typeof hex>),
    },
    { requiredKeys: ['primaryColor', 'themeType'] },
  ),
)

describe('contrast (WCAG AA)', () => {
  it.each([
    '#0b5c63',
    '#b3202c',
    '#14489e',
    '#0aa5c4',
    '#ffcc00',
    '#111111',
    '#7c3aed',
    '#00a651',
    '#ff5a00',
    '#ffffff',
  ])('holds for %s in both themes', (primaryColor) => {
    const config: ThemeConfig = parsed({ primaryColor, themeType: 'light' })
    expect([failing(config, 'light'), failing(config, 'dark')]).toEqual([[], []])
  })
  it('holds for any primary in both themes', () => {
    fc.assert(
      fc.property(hex, themeType, (primaryColor, theme) => {
        expect(failing(parsed({ primaryColor, themeType: 'light' }), theme)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
  it('holds for any configuration of the platform, whatever fields it sets', () => {
    fc.assert(
      fc.property(anyConfig, themeType, (config, theme) => {
        expect(failing(config, theme)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
  it.each(SKINS)('holds in the special theme %s', (skin) => {
    for (const theme of ['light', 'dark'] as const) {
      expect(failing({ ...SKIN_COLOURS[skin][theme], themeType: theme }, theme)).toEqual([])
    }
  })
})

describe('theme fields', () => {
  const base: ThemeConfig = parsed({ primaryColor: '#0b5c63', themeType: 'light' })

  it('are used unchanged if they are readable', () => {
    const { roles, repairs } = themeRoles(
      parsed({ ...base, textColor: '#202020', buttonColor: '#cc0000', lineColor: '#dddddd', headerColor: '#14489e' }),
      'light',
    )
    expect(roles).toMatchObject({ text: '#202020', 'button-bg': '#cc0000', line: '#dddddd', 'header-bg': '#14489e' })
    expect(repairs).toEqual([])
  })
  it('are changed in lightness, and reported, if they are not readable', () => {
    const { roles, repairs } = themeRoles(
      parsed({ ...base, buttonColor: '#ffcc00', buttonTextColor: '#ffffff' }),
      'light',
    )
    expect(roles['button-bg']).toBe('#ffcc00')
    expect(repairs).toEqual([
      {
        field: 'buttonTextColor',
        given: '#ffffff',
        used: roles['button-text'],
        ratio: expect.closeTo(1.51, 2),
        needed: 4.5,
      },
    ])
  })
  it('that are not colours are omitted and reported, and never written to the style sheet', () => {
    const { css, repairs } = themeStylesheet(
      parsed({ ...base, primaryColor: 'teal', textColor: '#fff;}body{color:red' }),
    )
    expect(repairs.map(({ field, used }) => [field, used])).toEqual([
      ['primaryColor', DEFAULT_PRIMARY],
      ['textColor', null],
    ])
    expect(css).not.toContain('body')
  })
  it('for backgrounds and text apply only to their own theme, and hues to both', () => {
    const config: ThemeConfig = parsed({
      ...base,
      textColor: '#202020',
      headerColor: '#14489e',
      agendaColor: '#b3202c',
    })
    const dark = themeRoles(config, 'dark').roles
    expect(dark).not.toHaveProperty('text')
    expect(dark).not.toHaveProperty('header-bg')
    expect(dark['agenda']).not.toBe(themeRoles(config, 'light').roles['agenda'])
  })
  it('have no default for the agenda, which is the purple of tokens.css (Spec 1)', () => {
    expect(themeRoles(base, 'light').roles).not.toHaveProperty('agenda')
    expect(tokensOf('light')['agenda']).toBe('#6738a3')
  })
})

describe('themeStylesheet', () => {
  it('writes custom properties only, of the tenant or of a special theme, in both themes', () => {
    const { css, attributes } = themeStylesheet(
      parsed({ primaryColor: '#b3202c', themeType: 'dark', cardMode: 'blackMode' }),
    )
    expect(attributes).toEqual({ 'data-theme': 'dark', 'data-card': 'black' })
    for (const sheet of [css, ...SKINS.map(skinStylesheet)]) {
      expect(sheet.trim().split('\n')).toHaveLength(2)
      for (const line of sheet.trim().split('\n')) expect(line).toMatch(/^:root\S*\{(--[\w-]+:[^;{}]+;?)+\}$/)
    }
    expect(css).toContain('--primary-45:rgb(179 32 44 / .45)')
  })
  it('has only the colours of the special theme if there is one', () => {
    expect(themeStylesheet(parsed({ primaryColor: '#b3202c', themeType: 'light' }), 'smef').css).not.toMatch(
      /ucan|:not\(\[data-skin\]\)/,
    )
  })
  it('is shorter than 700 characters', () => {
    expect(themeStylesheet(parsed({ primaryColor: '#b3202c', themeType: 'light' })).css.length).toBeLessThan(700)
  })
})

describe('tokens.css agrees with the code', () => {
  it.each(['light', 'dark'] as const)('on the palette that contrast is measured against, %s', (theme) => {
    const { text2, text3, line, warnSoft, ...same } = PALETTES[theme]
    const tokens = tokensOf(theme)
    for (const [role, rgb] of Object.entries({
      ...same,
      'text-2': text2,
      'text-3': text3,
      'line-strong': line,
      'warn-soft': warnSoft,
    })) {
      expect([role, toHex(colourOf(tokens, role))]).toEqual([role, toHex(rgb)])
    }
  })
  it.each(['light', 'dark'] as const)('on the colours derived from the default primary, %s', (theme) => {
    const tokens = tokensOf(theme)
    const { roles } = themeRoles(parsed({ primaryColor: DEFAULT_PRIMARY, themeType: theme }), theme)
    for (const [role, value] of Object.entries(roles)) {
      if (role === 'primary-45') expect(tokens[role]?.replace('0.45', '.45')).toBe(value)
      else expect([role, toHex(colourOf(tokens, role))]).toEqual([role, value])
    }
  })
})
