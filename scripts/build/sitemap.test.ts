import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeSitemaps } from './sitemap.ts'

it('static hosts are told where the default language’s prefix leads, and of no other language', () => {
  const stage = mkdtempSync(join(tmpdir(), 'sitemap-'))
  onTestFinished(() => rmSync(stage, { recursive: true }))
  writeSitemaps(stage, {
    origin: 'https://fair.example',
    languages: ['zh-CN', 'en-US'],
    defaultLanguage: 'zh-CN',
    wanted: new Map(),
  })
  expect(readFileSync(join(stage, '_redirects'), 'utf8').trim().split('\n')).toEqual([
    '/zh-CN /?language=zh-CN 301',
    '/zh-CN/* /:splat?language=zh-CN 301',
  ])
})
