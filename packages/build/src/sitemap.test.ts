import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@fair/contract/rules/language.ts'
import { expect, it, onTestFinished } from 'vitest'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import { writeSitemaps } from './sitemap.ts'

it('writes redirects for the default language’s prefix and for lower-case prefixes', () => {
  const stage = mkdtempSync(join(tmpdir(), 'sitemap-'))
  onTestFinished(() => rmSync(stage, { recursive: true }))
  writeSitemaps(stage, {
    origin: 'https://fair.example',
    languages: ['zh-CN', 'en-US'],
    defaultLanguage: 'zh-CN',
    planned: new Map(),
  })
  expect(readFileSync(join(stage, '_redirects'), 'utf8').trim().split('\n')).toEqual([
    '/zh-CN /?language=zh-CN 301',
    '/zh-CN/* https://fair.example/:splat?language=zh-CN 301',
    '/zh-cn /?language=zh-CN 301',
    '/zh-cn/* https://fair.example/:splat?language=zh-CN 301',
    '/en-us/* /en-US/:splat 301',
  ])
})

it('splits the sitemap of a language with more than 50,000 pages', () => {
  const stage = mkdtempSync(join(tmpdir(), 'sitemap-'))
  onTestFinished(() => rmSync(stage, { recursive: true }))
  const pages = Array.from({ length: 50_001 }, (_, n): [string, PlannedPage] => {
    const path = `/exhibits/detail/${n}`
    const listed = { exhibitionId: null, path, modified: null }
    return [`${path}/`, { route: '/exhibits/detail', language: 'zh-CN', digest: '', listed }]
  })
  const site = { origin: 'https://fair.example', languages: ['zh-CN'], defaultLanguage: 'zh-CN' } as const
  writeSitemaps(stage, { ...site, planned: new Map(pages) })
  const entries = (name: string) => readFileSync(join(stage, name), 'utf8').split('<url>').length - 1
  expect([entries('sitemap-zh-CN.xml'), entries('sitemap-zh-CN-2.xml')]).toEqual([50_000, 1])
  expect(readFileSync(join(stage, 'sitemap.xml'), 'utf8').match(/<sitemap>/g)).toHaveLength(2)
})

it('names only the languages in which a page exists', () => {
  const stage = mkdtempSync(join(tmpdir(), 'sitemap-'))
  onTestFinished(() => rmSync(stage, { recursive: true }))
  const pageOf = (language: Language, address: string, path: string): [string, PlannedPage] => [
    address,
    { route: '/news/detail', language, digest: '', listed: { exhibitionId: null, path, modified: null } },
  ]
  writeSitemaps(stage, {
    origin: 'https://fair.example',
    languages: ['zh-CN', 'en-US', 'ja-JP'],
    defaultLanguage: 'zh-CN',
    planned: new Map([
      pageOf('zh-CN', '/news/detail/1/', '/news/detail/1'),
      pageOf('en-US', '/en-US/news/detail/1/', '/news/detail/1'),
      pageOf('en-US', '/en-US/news/detail/2/', '/news/detail/2'),
    ]),
  })
  const text = readFileSync(join(stage, 'sitemap-en-US.xml'), 'utf8')
  const alternates = [...text.matchAll(/hreflang="([^"]+)" href="https:\/\/fair\.example([^"]+)"/g)]
  expect(alternates.map(([, tag, path]) => `${tag} ${path}`)).toEqual([
    'zh-CN /news/detail/1/',
    'en-US /en-US/news/detail/1/',
    'x-default /news/detail/1/',
    'en-US /en-US/news/detail/2/',
  ])
})
