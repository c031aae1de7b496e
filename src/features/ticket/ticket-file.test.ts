import { expect, it } from 'vitest'
import { ticketFile } from './ticket-file.ts'

const file = (name: string) =>
  ticketFile({
    language: 'ja-JP',
    title: '全日程パス',
    fair: 'Fair',
    rows: [['名前', name]],
    qrContent: 'FAIR:FP-1:abc',
    note: '',
  })

it('a saved ticket loads nothing external', () => {
  const html = file('山田')
  expect(html).toContain('<svg')
  expect(html).toContain('lang="ja-JP"')
  expect(html).not.toMatch(/(?:src|href)=|url\(|<script/)
})

it('a name is escaped', () => {
  const html = file('<img onerror="x">&')
  expect(html).toContain('&lt;img onerror=&quot;x&quot;&gt;&amp;')
  expect(html).not.toContain('<img')
})
