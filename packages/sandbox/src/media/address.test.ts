import { describe, expect, it } from 'vitest'
import type { Media } from './address.ts'
import {
  bannerPicture,
  coverPicture,
  exhibitPicture,
  hallPicture,
  ladderWidth,
  logoPicture,
  mediaAddress,
  parseMedia,
  personPicture,
  WIDTHS,
} from './address.ts'

describe('media URLs', () => {
  it('identify the picture, and come with its size', () => {
    expect(exhibitPicture('robot', 'ex-20931', 2)).toEqual({
      url: '/media/exhibit/robot/ex-20931/2',
      width: 800,
      height: 600,
    })
    expect(exhibitPicture('stone', 'a', 0, 'ink').url).toBe('/media/exhibit/stone/a/0/ink')
    expect(coverPicture('food', 'live-3')).toEqual({ url: '/media/cover/food/live-3', width: 960, height: 540 })
    expect(coverPicture('food', 'live-3', 'sage').url).toBe('/media/cover/food/live-3/sage')
    expect(bannerPicture(['robot', 'toys'], 'main', 'mist', 'start')).toEqual({
      url: '/media/banner/robot-toys/main/mist/start',
      width: 1600,
      height: 760,
    })
    expect(hallPicture('day-1', 'sand')).toEqual({ url: '/media/hall/day-1/sand', width: 960, height: 600 })
    expect(personPicture('u-1')).toEqual({ url: '/media/person/u-1', width: 200, height: 200 })
    expect(logoPicture('ent-1')).toEqual({ url: '/media/logo/ent-1', width: 200, height: 200 })
  })

  const all: Media[] = [
    { kind: 'exhibit', motif: 'drone', seed: 'a-1', view: 3 },
    { kind: 'exhibit', motif: 'drone', seed: '0', view: 0, palette: 'pine' },
    { kind: 'cover', motif: 'energy', seed: 'live' },
    { kind: 'cover', motif: 'energy', seed: 'live', palette: 'brick' },
    { kind: 'banner', motifs: ['machine', 'machine', 'food'], seed: 'b', palette: 'clay', side: 'centre' },
    { kind: 'hall', seed: 'h' },
    { kind: 'stand', motif: 'robot', person: 'f-east-1', seed: '30001' },
    { kind: 'stand', motif: 'robot', person: 'f-east-1', seed: '30001', palette: 'ink' },
    { kind: 'pavilion', motifs: ['food', 'stone'], seed: 'nation-jp' },
    { kind: 'session', people: ['p-1', 'p-2'], seed: 'm', palette: 'sage' },
    { kind: 'ticket', seed: 't', palette: 'mist' },
    { kind: 'hall', seed: 'h', palette: 'lilac' },
    { kind: 'person', seed: 'p'.repeat(40) },
    { kind: 'logo', seed: 'l' },
  ]
  it.each(all.map((media) => [mediaAddress(media), media] as const))(
    'are parsed to the original parts: %s',
    (url, media) => {
      expect(parseMedia(url)).toEqual(media)
    },
  )

  it.each([
    '/media/',
    '/media/poster/a',
    '/media/exhibit/spaceship/a/0',
    '/media/exhibit/robot/a',
    '/media/exhibit/robot/a/4',
    '/media/exhibit/robot/a/00',
    '/media/exhibit/robot/a/0/gold',
    '/media/exhibit/robot/a/0/ink/more',
    '/media/exhibit/robot/A/0',
    '/media/exhibit/robot//0',
    '/media/cover/robot/a/',
    '/media/banner/robot/a/sand/left',
    '/media/banner/robot-ufo/a/sand/end',
    '/media/banner/robot-robot-robot-robot-robot-robot/a/sand/end',
    '/media/hall/..%2f..%2fetc',
    '/media/person/',
    `/media/person/${'p'.repeat(41)}`,
    '/media/logo/a/b',
    '/media/logo/é',
    '/elsewhere/logo/a',
  ])('are refused if invalid: %s', (url) => {
    expect(parseMedia(url)).toBeUndefined()
  })

  it('cannot be made from an invalid seed or without motifs', () => {
    expect(() => logoPicture('EX 1')).toThrow(RangeError)
    expect(() => personPicture('')).toThrow(RangeError)
    expect(() => bannerPicture([], 'main')).toThrow(RangeError)
  })
})

describe('ladderWidth', () => {
  it('rounds up to the next width, and down to the largest', () => {
    expect([1, 96, 97, 320, 321, 1599, 1600, 99_999].map(ladderWidth)).toEqual([
      96, 96, 160, 320, 480, 1600, 1600, 1600,
    ])
    expect(WIDTHS.map(ladderWidth)).toEqual([...WIDTHS])
  })
})
