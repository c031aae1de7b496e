import type { ThemeConfig } from '@fair/contract/decoration.ts'
import { agendaRoles, fillOf, hoverOf, inkOf, type Roles, softOf } from './brand.ts'
import { contrast, labelOn, mix, parseHex, type Rgb, reach, toHex } from './colour.ts'
import { BLACK_CARD, PALETTES, type ThemeType } from './palette.ts'

/** A colour of the platform that could not be used unchanged. */
export interface Repair {
  field: keyof ThemeConfig
  given: string
  /** The colour used instead; null if the derived role was kept. */
  used: string | null
  /** WCAG ratio of the given colour with the worst of its pairs; null if it is no colour. */
  ratio: number | null
  /** The ratio that WCAG AA requires for the pair: 4.5 for text, 3 for edges. */
  needed: number
}

type Field = Exclude<keyof ThemeConfig, 'primaryColor' | 'themeType' | 'cardMode'>

/**
 * The platform's colour fields as roles, overriding those derived from the primary (Spec 1).
 *
 * A given colour is kept; derived ones adapt to it. If two given colours are not readable together, or a background
 * must carry the page's own text, the lightness of the given one is changed until it passes WCAG AA, and this is
 * reported. The fields describe the platform's own theme: in the other one only the hues of button, tab and agenda are
 * used.
 */
export function fieldRoles(
  config: ThemeConfig,
  theme: ThemeType,
  brand: { fill: Rgb; ink: Rgb; soft: Rgb },
): { roles: Roles; repairs: Repair[] } {
  const own = config.themeType === theme
  const page = PALETTES[theme]
  const { canvas, surface, sunken, hover, raised, bubble, warnSoft } = page
  const grounds = [canvas, surface, sunken, hover, raised, bubble, warnSoft, brand.soft]
  const roles: Roles = {}
  const repairs: Repair[] = []

  const read = (field: Field): Rgb | null => {
    const given = config[field]
    if (!given) return null
    const rgb = parseHex(given, surface)
    if (!rgb && own) repairs.push({ field, given, used: null, ratio: null, needed: 4.5 })
    return rgb
  }
  /** The field's colour, adjusted if necessary; null if it is absent or no adjustment suffices. */
  const hold = (field: Field, others: readonly Rgb[], needed = 4.5): Rgb | null => {
    const given = read(field)
    if (!given) return null
    const used = reach(given, others, needed)
    if (own && used !== given) {
      const ratio = Math.min(...others.map((other) => contrast(given, other)))
      repairs.push({ field, given: config[field] ?? '', used: used && toHex(used), ratio, needed })
    }
    return used
  }
  const set = (role: string, rgb: Rgb | null) => {
    if (rgb) roles[role] = toHex(rgb)
  }

  // Hues that both themes share.
  const agenda = read('agendaColor')
  if (agenda) Object.assign(roles, agendaRoles(agenda, theme))
  const button = read('buttonColor')
  const fill = button && !own ? fillOf(button, theme) : (button ?? brand.fill)
  const label = hold('buttonTextColor', [fill])
  if (button || label) {
    set('button-bg', fill)
    set('button-text', label ?? labelOn(fill))
    set('button-bg-hover', hoverOf(fill, label ?? labelOn(fill)))
  }
  const given = own ? hold('tabActiveColor', [canvas, surface]) : read('tabActiveColor')
  const tab = given && !own ? inkOf(given, theme, softOf(fillOf(given, theme), theme)) : given
  set('tab-on', tab)
  set('tab-mark', tab)
  if (!own) return { roles, repairs }

  const text = hold('textColor', grounds) ?? page.text
  if (text !== page.text) set('text', text)
  const text2 = hold('textSecondaryColor', grounds) ?? page.text2
  if (text2 !== page.text2) set('text-2', text2)
  set('line', read('lineColor'))
  set('table-line', read('tableLineColor'))
  set('table-head', hold('tableHeadColor', [text, text2]))
  set('select-on', hold('selectColor', [text]))
  set('tab-text', hold('tabColor', [canvas, surface]))

  const tag = read('tagColor')
  const tagText = hold('tagTextColor', [tag ?? hover])
  set('tag-bg', tag)
  set('tag-text', tagText ?? (tag && reach(text2, [tag], 4.5)))

  const field = read('inputColor')
  // A field that stands out by its background needs its edge to contrast with the page only (WCAG 1.4.11).
  const beside = field && contrast(field, surface) < 3 ? [canvas, surface, field] : [canvas, surface]
  if (field) {
    set('field-bg', field)
    set('field-text', reach(text, [field], 4.5))
    set('field-hint', reach(page.text3, [field], 4.5))
    set('field-line', reach(page.line, beside, 3))
  }
  set('field-line', hold('inputLineColor', beside, 3))

  const black = config.cardMode === 'blackMode'
  const card = read('cardColor')
  const cardText = hold('cardTextColor', [card ?? (black ? BLACK_CARD.ground : surface)])
  if (card) {
    const dark = contrast(BLACK_CARD.text, card) > contrast(PALETTES.light.text, card)
    const inks = dark ? BLACK_CARD : PALETTES.light
    const plate = dark ? PALETTES.light.hover : PALETTES.light.text
    set('card-bg', card)
    set('card-text', cardText ?? reach(inks.text, [card], 4.5))
    set('card-text-2', reach(inks.text2, [card], 4.5))
    set('card-text-3', reach(inks.text3, [card], 4.5))
    set('card-line', mix(inks.text, 0.16, card))
    const cardTag = mix(inks.text, 0.1, card)
    set('card-tag', cardTag)
    set('card-tag-text', reach(inks.text2, [cardTag], 4.5))
    set('card-plate', reach(plate, [card], 4.5))
    set('card-on-plate', card)
  } else set('card-text', cardText)

  const header = read('headerColor')
  const headerText = hold('headerTextColor', [header ?? surface])
  set('header-text', headerText)
  if (header) {
    const words = headerText ?? (contrast(text, header) >= 4.5 ? text : labelOn(header))
    set('header-bg', header)
    set('header-text', words)
    if (contrast(tab ?? brand.ink, header) < 3) set('nav-mark', words)
    if (contrast(brand.ink, header) < 3) set('brand-mark', words)
    if (contrast(fill, header) < 2) {
      set('header-button-bg', words)
      set('header-button-hover', hoverOf(words, header))
      set('header-button-text', header)
    }
  }
  return { roles, repairs }
}
