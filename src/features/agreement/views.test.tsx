import type { Agreement } from '@fair/contract/agreement.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { safe } from '../../../tests/safe-html.ts'
import { agreementPath } from '../../domain/agreement-path.ts'
import { AgreementListView } from './AgreementListView.tsx'
import { AgreementView } from './AgreementView.tsx'
import { agreementPage, agreementPageOf } from './agreement.ts'

const of = (agreementId: string, agreementType: string): Agreement =>
  parsed({
    agreementId,
    agreementType,
    title: `Title of ${agreementId}`,
    version: '3.1',
    updateTime: '2026-03-01T00:00:00Z',
    content: '<h2>One</h2>',
  })
const all = [of('A1', 'USER'), of('A2', 'PRIVACY'), of('A3', 'TICKET'), of('A4', 'USER')]

describe('agreements', () => {
  it('have their own address for user agreement, privacy and ticket terms', () => {
    expect(all.map(agreementPath)).toEqual(['/agreement', '/privacy', '/tick-agreement', '/agreement'])
  })

  it('are found by type, with all others listed beside the first of the type', () => {
    const { agreement, others } = agreementPageOf('USER', all)
    expect(agreement?.agreementId).toBe('A1')
    expect(others.map((each) => each.agreementId)).toEqual(['A2', 'A3', 'A4'])
    expect(others[0]).not.toHaveProperty('content')
    expect(agreementPageOf('PRIVACY', []).agreement).toBeNull()
    expect(agreementPage(null, all).others).toHaveLength(4)
  })

  it.each(LANGUAGES)('show version, date and contents in %s', (language) => {
    const [agreement = null] = all
    const contents = [
      { id: 'section-1', text: 'One' },
      { id: 'section-2', text: 'Two' },
    ]
    const html = renderView(
      testPage(language),
      <AgreementView agreement={agreement} contentHtml={safe('')} contents={contents} others={[]} />,
    )
    expect(html).toContain('3.1')
    expect(html).toMatch(/<time datetime="2026-03-01T00:00:00Z">/i)
    expect(html).toContain('<a href="#section-2">Two</a>')
  })

  it('show no contents for a single heading', () => {
    const [agreement = null] = all
    const contents = [{ id: 'section-1', text: 'One' }]
    const html = renderView(
      testPage(),
      <AgreementView agreement={agreement} contentHtml={safe('')} contents={contents} others={[]} />,
    )
    expect(html).not.toContain('#section-1')
  })

  it('list the data that the site stores, if they are about cookies', () => {
    const rendered = (type: string, language: Language) =>
      renderView(
        testPage(language),
        <AgreementView agreement={of('A5', type)} contentHtml={safe('')} contents={[]} others={[]} />,
      )
    for (const language of LANGUAGES) {
      expect(rendered('COOKIE', language)).toMatch(/<code[^>]*>[^<]*\btickets\b/)
      expect(rendered('COOKIE', language)).not.toContain('stored.')
    }
    expect(rendered('USER', 'en-US')).not.toContain('<code')
  })

  it('render a message if none is published', () => {
    const page = testPage()
    const missing = renderView(
      page,
      <AgreementView agreement={null} contentHtml={safe('')} contents={[]} others={[]} />,
    )
    expect(missing).toContain('<h1>This document has not been published yet</h1>')
    expect(renderView(page, <AgreementListView siteName="Site" agreements={[]} />)).toContain('<h2>')
    expect(renderView(page, <AgreementListView siteName="Site" agreements={all} />)).toContain(
      'href="/en-US/tick-agreement/"',
    )
  })
})
