import { data, list, Media, page } from '@fair/contract/endpoint.ts'
import { html, media } from '@fair/contract/kinds.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blockedReport, blockedWarnings } from './origins.ts'

const none = { im: [], streams: [], uploads: [], media: [] }
const picture = (url: string) => ({ url, width: 4, height: 3 })
const Item = z.object({ cover: Media, video: z.nullish(media), text: html, more: z.optional(z.array(Media)) })
const item = (cover: string, video: string | null = null, text = '') => ({ cover: picture(cover), video, text })

it('counts the pictures, videos and streams on each host that is not allowed', () => {
  const { read, blocked } = blockedReport({ ...none, media: ['https://*.ours.example'] }, '{url}?w={width}')
  const records = [
    item('/media/own'),
    item('https://a.ours.example/1'),
    item('https://img.example/1', 'https://live.example/1/index.m3u8?x=1'),
    item('https://img.example/2', 'https://films.example/1.mp4'),
    item('', null, '<p><img src="https://img.example/3"> <a href="https://elsewhere.example/">on</a></p>'),
    { ...item(''), more: [picture('https://img.example/4')] },
  ]
  read(page(Item), { ok: true, data: { records, total: 6, facets: {} } })
  read(list(Item), { ok: true, data: records.slice(2, 3) })
  read(data(Item), { ok: false, code: 'network', message: '' })
  expect(blocked()).toEqual([
    { flag: 'media-origins', origin: 'https://img.example', count: 5 },
    { flag: 'stream-origins', origin: 'https://live.example', count: 2 },
    { flag: 'media-origins', origin: 'https://films.example', count: 1 },
  ])
  // As for two processes of one build.
  expect(blockedWarnings([...blocked().slice(0, 1), ...blocked().slice(0, 1)])).toEqual([
    'pictures or videos on https://img.example, referenced 10 times, are blocked by the pages’ policy: allow them with --media-origins https://img.example',
  ])
})

it('checks the origin that resized pictures are fetched from', () => {
  const { read, blocked } = blockedReport(
    { ...none, media: ['https://resize.example'] },
    'https://resize.example/{width}/{url}',
  )
  read(data(Media), { ok: true, data: picture('https://store.example/1') })
  expect(blocked()).toEqual([])
})

it('reports the origins that platform HTML loads from and that are not allowed', () => {
  const { read, blocked } = blockedReport(
    { ...none, streams: ['https://live.example'] },
    '{url}',
    'https://fair.example',
  )
  const texts = [
    '<img src="https://fair.example/1"><img src="/own">',
    '<img src="https://a.example/1" srcset="https://b.example/1 1x, https://b.example/2 2x">',
    '<video src="https://c.example/1.mp4" poster="https://live.example/1"></video>',
    '<audio src="https://live.example/1.mp3"></audio>',
    '<audio><source src="HTTPS:\\\\d.example/1.mp3"></audio>',
  ]
  read(list(html), { ok: true, data: texts })
  expect(blocked().map(({ origin, count }) => [origin, count])).toEqual([
    ['https://a.example', 1],
    ['https://b.example', 2],
    ['https://c.example', 1],
    ['https://live.example', 1],
    ['https://d.example', 1],
  ])
})
