import { range } from './list.ts'

/** The paints of one mark. */
export interface Inks {
  ink: string
  soft: string
  dark: string
  /** the second ink, or the first again */
  two: string
}

type Mark = (inks: Inks) => string

const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${extra}/>`
const disc = (cx: number, cy: number, r: number, fill: string, extra = '') =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${extra}/>`
const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${extra}/>`
const outline = (width: number, tone: string) => ` stroke="${tone}" stroke-width="${width}"`

const HEXAGON = 'M100 40l52 30v60l-52 30-52-30V70z'

/** The constructions, on a grid of 200 x 200 with a margin of 44. */
export const MARKS: readonly Mark[] = [
  ({ ink, two }) =>
    range(3)
      .map((i) => rect(44 + i * 40, 44 + i * 20, 28, 112 - i * 20, i === 2 ? two : ink))
      .join(''),
  ({ ink }) => path('M44 44h56a56 56 0 0 1 0 112H44l56-56H44z', ink),
  ({ ink, soft, two }) =>
    disc(82, 100, 46, ink) + disc(122, 100, 46, two === ink ? soft : two, ' style="mix-blend-mode:multiply"'),
  ({ ink, dark, two }) =>
    path('M44 100a56 56 0 0 1 56-56v56z', ink) +
    path('M100 44a56 56 0 0 1 56 56h-56z', two) +
    path('M156 100a56 56 0 0 1-56 56v-56z', ink) +
    path('M100 156H44v-56z', dark),
  ({ ink, two }) => {
    const lid = two === ink ? ['#fff', 0.3] : [two, 1]
    return (
      path(HEXAGON, ink) +
      path('M100 100l52-30v60l-52 30z', '#000', ' opacity=".22"') +
      `<path d="M100 100l-52-30 52-30 52 30z" fill="${lid[0]}" opacity="${lid[1]}"/>`
    )
  },
  ({ ink, two }) => path('M44 156L100 44l56 112h-34l-22-46-22 46z', ink) + rect(84, 136, 32, 20, two),
  ({ ink, two }) =>
    disc(100, 100, 56, 'none', outline(22, ink)) +
    path('M100 22v78h78', 'none', outline(12, '#fff')) +
    disc(100, 100, 16, two),
  ({ ink, two }) =>
    range(4)
      .map((i) => path(`M44 ${52 + i * 28}h${112 - i * 18}v14H44z`, i % 2 ? two : ink))
      .join(''),
  ({ ink }) => path('M44 44h34v44l44-44h34v112h-34v-44l-44 44H44z', ink),
  ({ ink, two }) => {
    const [fill, opacity] = two === ink ? ['#fff', 0.35] : [two, 1]
    return (
      path('M100 40c34 22 52 44 52 68a52 52 0 0 1-104 0c0-24 18-46 52-68z', ink) +
      path('M100 160V92c22 12 30 28 26 50-6 10-14 16-26 18z', `${fill}`, ` opacity="${opacity}"`)
    )
  },
  ({ ink, two }) =>
    path('M44 72c28-36 56 36 112 0v32c-56 36-84-36-112 0z', ink) +
    path('M44 116c28-36 56 36 112 0v20c-56 36-84-36-112 0z', two),
  ({ ink, two }) =>
    range(9)
      .map((n) => [Math.floor(n / 3), n % 3] as const)
      .map(([i, j]) => disc(60 + i * 40, 60 + j * 40, 16 - ((i + j) % 3) * 5, (i + j) % 3 ? ink : two))
      .join(''),
  ({ ink, two }) => path(HEXAGON, 'none', `${outline(16, ink)} stroke-linejoin="round"`) + disc(100, 100, 18, two),
  ({ ink, two }) =>
    range(2)
      .map((i) => path(`M${44 + i * 36} 48l40 52-40 52h26l40-52-40-52z`, i === 1 ? two : ink))
      .join(''),
  ({ ink, two }) =>
    path('M44 156V100a56 56 0 0 1 112 0v56h-30v-56a26 26 0 0 0-52 0v56z', ink) + rect(88, 126, 24, 30, two),
  ({ ink, dark, two }) =>
    rect(44, 44, 76, 76, ink) + rect(80, 80, 76, 76, 'none', outline(14, two === ink ? dark : two)),
  ({ ink, two }) =>
    range(12)
      .map((i) => ({ y: i % 2 ? 46 : 38, h: i % 2 ? 28 : 36, fill: i % 2 ? two : ink, deg: i * 30 }))
      .map(({ y, h, fill, deg }) => rect(95, y, 10, h, fill, ` transform="rotate(${deg} 100 100)"`))
      .join('') + disc(100, 100, 14, ink),
  ({ ink, two }) =>
    path('M44 156a112 112 0 0 1 112-112v20a92 92 0 0 0-92 92z', ink) +
    path('M84 156a72 72 0 0 1 72-72v20a52 52 0 0 0-52 52z', two) +
    path('M124 156a32 32 0 0 1 32-32v32z', ink),
  ({ ink, dark, two }) =>
    path('M44 44h112L100 100z', ink) +
    path('M44 156h112L100 100z', two) +
    path('M44 60v80l40-40z', dark, ' opacity=".85"'),
  ({ ink }) =>
    disc(100, 100, 56, ink) +
    '<path d="M44 100h112M52 72h96M52 128h96" stroke="#fff" stroke-width="7"/>' +
    path('M100 44c-30 34-30 78 0 112 30-34 30-78 0-112z', 'none', outline(7, '#fff')),
]
