import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contrast, parseHex, WHITE } from '../../../../../src/styles/colour.ts'
import { NATION_PLANS } from '../../seed/content/nations/nations.ts'
import { sceneAddress } from '../../streams/scenes.ts'
import { MOTIFS, parseMedia, VIEWS } from '../address.ts'
import { flagArt } from './flags.ts'
import { logoArt } from './logo.ts'
import { personOf } from './portrait.ts'
import { DRAWING_VERSION, renderSvg } from './svg.ts'

/** sha256 of the SVG of each original drawing. Raise the version when they change. */
const VERSION = 3
const ORIGINALS = [
  ['/media/exhibit/machine/ex-20931/0', '5debebb02677f18760b4df073a5c1b232d7b0a18f8042a18f772f706bf17e0bf'],
  ['/media/exhibit/robot/ex-20938/1', 'e4e06d293ec48a2265e59a7fb7076801a5bc1b29596bb6b54ea9794debfadee6'],
  ['/media/exhibit/textile/ex-20945/2', '4b608162c1bdb8f7820f1350d90296654c54cd520a8bde6b0aefcde4a6db48fe'],
  ['/media/exhibit/food/ex-20952/3', '29feb864004412583624c84878188fa1b629264430d29b87e2830bfecddfd136'],
  ['/media/exhibit/electronics/ex-20959/0', '84f94c3f2f7bfb27f3ab38a655bb6c6c8c91bdfb1be9eda3f3f9963f7d5cf584'],
  ['/media/exhibit/lighting/ex-20966/1', '637a23f128ec789424c9162591e7f17683bf836fc2c1745be029e04c7f3e4e7e'],
  ['/media/exhibit/ceramics/ex-20973/2', '4353e2e2b19b11b1794675b547c91031fa39292a336f566d099cc79d7a6b68c5'],
  ['/media/exhibit/energy/ex-20980/3', 'e63dffb6523f4783a25ad47e16c0a5c28cd7449c9433fdb324a22af590f79dcf'],
  ['/media/exhibit/medical/ex-20987/0', 'c16da207762715fdd7111aaf604f96672c56d798a663be54d675216a79c13d39'],
  ['/media/exhibit/hardware/ex-20994/1', 'ba1eee56d72c55050865fce84ec7af3089e2798dbb986e1270254dfa5930f566'],
  ['/media/exhibit/furniture/ex-21001/2', '7e9568da043d1b931b6f198f813559214287880c34973ce4fc68f5bc503f8c18'],
  ['/media/exhibit/drone/ex-21008/3', '7dd488c0b336768c6a14777800f893e09b3f05ceb4b4fa760d304b41f3e74f36'],
  ['/media/exhibit/luggage/ex-21015/0', '463795c73efac693499b11ec058158cc2da579071b7c50409606d3acc17bba22'],
  ['/media/exhibit/toys/ex-21022/1', '0f42964532d74eb65bfcbad88eccc30b255886107b4d64aa39b9b053f32eace5'],
  ['/media/exhibit/stone/ex-21029/2', 'd857fab5edab126c273a122be86c8df4bb819a3ace25d4c1fbf3af0756c4ef89'],
  ['/media/exhibit/electronics/camera-2/0/ink', '9f28b8101681c873b22843d6e87c88b88926ce4be94188dac348134e77e29fac'],
  ['/media/exhibit/lighting/lamp-7/1/brick', '453a308caf59d22d00881ff2a8096a48c142ea5c45ffd1ebdef7f91f81d629ef'],
  ['/media/cover/machine/live-1/mist', 'dbb34f1b75b9311d5b299830f98629d6ec0d2f112aa158430d19cb9f888314ff'],
  ['/media/cover/textile/live-2', '163f610797ff55601e3e2ca1eed8ef43c65b68691efe5ac8229db5fda07c0fc5'],
  [
    '/media/banner/robot-ceramics-machine-food-electronics/main/sand/end',
    '282b53631c7865315581f205782850f32b4c4a631dffec5d21a7fcf91a3aab44',
  ],
  ['/media/banner/stone-luggage/seto/clay/centre', 'c8fab2992a053dd3c279ee640e4ecf7c023e5e07c23bbc9cb3ff0895c8f28192'],
  ['/media/hall/hall-1/sand', 'ea051642d234a966dd583c09a3777fab62d7c16f4dd0a58cb798f70b3991fded'],
  ['/media/person/p1', '6dd99e347fd9d2c8a1ef0487fe7f6b7e3f660d414778734a882e2e513832c7fd'],
  ['/media/person/p2', 'feb4dfe7ad078166bdeaa416534ffcc7f0af8dacf48aa1c8699b8653d361d765'],
  ['/media/person/p3', 'e20a6b04a94efaf9ef61ca9ea7d3ba24cdded3809f48ac1e9ef0edf3d3cbc0b1'],
  ['/media/logo/ent-0', '53d8cef76abc160bf3ea09794c57fbede917f270ff02158f8062b6b91c7957d0'],
  ['/media/logo/ent-2', '5dcb28f4f0e0d8717a2d9c8fa63e45e2d33aa2833ce14105ece18306de63656e'],
  ['/media/logo/ent-7', '7c20d03b433d40bb5d664a62d91a9b48731abeb254ace474edacafa88a4096af'],
  ['/media/logo/ent-12', '9cdc0056328848cbcc9d13a33e34e9c74c4f599aa95eb45cf7bce2674240bea0'],
] as const

function rendered(address: string): string {
  const media = parseMedia(address)
  if (!media) throw new Error(`no picture: ${address}`)
  return renderSvg(media)
}

describe('renderSvg', () => {
  it.each(ORIGINALS)('matches the stored hash of %s', (address, sha256) => {
    expect(DRAWING_VERSION).toBe(VERSION)
    expect(createHash('sha256').update(rendered(address)).digest('hex')).toBe(sha256)
  })

  it.each(['tenant-1001', 'tenant-1002'])('renders the logo of %s with enough contrast in both themes', (seed) => {
    const inks = rendered(`/media/logo/${seed}`).match(/#[\da-f]{6}/g) ?? []
    expect(inks.length).toBeGreaterThan(0)
    for (const ink of inks) {
      for (const canvas of ['#fbfaf8', '#101114'])
        expect(contrast(parseHex(ink) ?? WHITE, parseHex(canvas) ?? WHITE), `${ink} on ${canvas}`).toBeGreaterThan(3)
    }
  })

  it('renders the presenter of a motif’s film on all its covers', () => {
    /** The colours of a face's lines: nose, mouth and brows. */
    const face = (address: string) =>
      rendered(address)
        .match(/stroke="#[\da-f]{6}"/g)
        ?.slice(-4)
    const faces = MOTIFS.map((motif) => face(sceneAddress(motif)))
    expect(new Set(faces.map(String)).size).toBeGreaterThan(MOTIFS.length / 2)
    for (const [n, motif] of MOTIFS.entries())
      for (const seed of ['a', 'b', 'c']) expect(face(`/media/cover/${motif}/${seed}`), motif).toEqual(faces[n])
  })

  it('renders a different picture for each motif, seed, view and palette', () => {
    const pictures = MOTIFS.flatMap((motif) => [
      ...VIEWS.map((view) => rendered(`/media/exhibit/${motif}/a/${view}`)),
      rendered(`/media/exhibit/${motif}/b/0`),
      rendered(`/media/cover/${motif}/a/ink`),
      rendered(`/media/cover/${motif}/a/sage`),
    ])
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('refers only to defined gradients, and defines each once', () => {
    for (const motif of MOTIFS) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const svg = rendered(`/media/cover/${motif}/${seed}`)
        const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id))
        expect(new Set(defined).size).toBe(defined.length)
        expect(used.size).toBeGreaterThan(5)
        expect([...used].filter((id) => !defined.includes(id))).toEqual([])
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  })

  const PLACES = [
    '/media/stand/machine/f-east-30001-1/30001',
    '/media/stand/lighting/m-west-30002-1/30002/ink',
    '/media/pavilion/machine/group-g01',
    '/media/pavilion/ceramics-robot-textile/nation-jp',
    '/media/session/g5001-1.g5001-2.g5001-3.g5001-4/meeting-5001',
    '/media/ticket/visitor/butter',
  ]
  it.each(PLACES)('renders %s without dangling references', (address) => {
    const svg = rendered(address)
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(new Set(defined).size).toBe(defined.length)
    expect(used.filter((id) => !defined.includes(id))).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('shows the country’s flag on a national pavilion, and a logo on a group pavilion', () => {
    const pavilion = (seed: string) => rendered(`/media/pavilion/food/${seed}`)
    for (const { countryCode } of NATION_PLANS) {
      const country = countryCode.toLowerCase()
      expect(pavilion(`nation-${country}`).split(flagArt(country) ?? '?'), country).toHaveLength(4)
    }
    expect(pavilion('group-g01')).toContain(logoArt('group-g01'))
  })

  it('derives the sex and origin of a person from the seed', () => {
    expect(personOf('f-east-1')).toMatchObject({ woman: true, origin: 'east' })
    expect(personOf('m-west-1')).toMatchObject({ woman: false, origin: null })
  })

  it('uses a dark backdrop for about one exhibit in seven', () => {
    const walls = Array.from(
      { length: 300 },
      (_, i) => rendered(`/media/exhibit/machine/${i}/0`).match(/#\w{6}/)?.[0] ?? '',
    )
    const dark = walls.filter((tone) => Number.parseInt(tone.slice(1, 3), 16) < 0x80).length
    expect(dark).toBeGreaterThan(300 * 0.08)
    expect(dark).toBeLessThan(300 * 0.2)
  })
})
