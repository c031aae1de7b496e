import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { fixtureFair } from '@fair/sandbox/testing/fixture-fair.ts'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { safe } from '../../../tests/safe-html.ts'
import { listedExhibits } from '../../domain/exhibit-rows.ts'
import { ExhibitorView } from './ExhibitorView.tsx'
import { type ExhibitorSources, type ExhibitorViewProps, exhibitorViews } from './exhibitor-detail.ts'

const fair = fixtureFair(new Date('2026-11-19T02:42:00.000Z'))

function propsOf(language: (typeof LANGUAGES)[number], n: number): ExhibitorViewProps {
  const compose = <T,>(items: readonly { compose: (language: (typeof LANGUAGES)[number]) => T }[]) =>
    items.map((each) => each.compose(language))
  const [exhibition] = compose(fair.exhibitions)
  if (!exhibition) throw new Error('the fixture has exhibitions')
  const sources: Omit<ExhibitorSources, 'exhibits'> = parsed({
    exhibition,
    exhibitors: compose(fair.exhibitors),
    lives: compose(fair.lives),
    meetings: compose(fair.meetings),
    agenda: { meetings: [] },
    projects: { projects: [] },
  })
  const views = [...exhibitorViews({ ...sources, exhibits: listedExhibits(parsed(compose(fair.exhibits))) })]
  const view = views[n]
  if (!view) throw new Error(`no exhibitor ${n}`)
  return { ...view, introductionHtml: safe('<p>Makes things.</p>') }
}

const draw = (language: (typeof LANGUAGES)[number], over: Partial<ExhibitorViewProps['exhibitor']> = {}) => {
  const props = propsOf(language, 2)
  return renderView(testPage(language), <ExhibitorView {...props} exhibitor={{ ...props.exhibitor, ...over }} />)
}

it('without JavaScript, hides actions that need it and explains why', () => {
  const html = draw('en-US')
  const noscript = /<noscript>.*?<\/noscript>/.exec(html)?.[0]
  expect(noscript).toContain('need JavaScript')
  expect(html).toContain('class="acts needs-js"')
  expect(html).toContain('class="dock needs-js"')
})

describe('ExhibitorView', () => {
  it.each(LANGUAGES)(
    'has the local name with its language, and links to save and to the previous exhibitor, in %s',
    (language) => {
      const html = draw(language)
      expect(html).toContain('<b lang="zh-CN">寧波2有限公司</b>')
      expect(html).toContain('data-save="EXHIBITOR:E2"')
      expect(html).toContain(`href="${language === 'zh-CN' ? '' : `/${language}`}/exhibitor/detail/E1/"`)
    },
  )

  it('offers the booking only if the exhibitor takes appointments', () => {
    expect(draw('en-US', { takesAppointments: true })).toContain('data-action="book"')
    expect(draw('en-US', { takesAppointments: false })).not.toContain('data-action="book"')
  })

  it('links a website through the external link page, and nothing that is not a website', () => {
    const way = '/en-US/jump-middle/?url=https%3A%2F%2Fwww.example.com%2Fabout'
    const [, link] = draw('en-US', parsed({ website: 'https://www.example.com/about' })).split(`href="${way}"`)
    expect(link).toMatch(/^ target="_blank" rel="noopener nofollow"[^>]*>example\.com</)
    expect(draw('en-US', parsed({ website: 'javascript:alert(1)' }))).not.toContain('javascript:')
    expect(draw('en-US', { website: null })).not.toContain('target="_blank"')
  })

  it('links its group, or shows the name of a group without a page', () => {
    const group = { exhibitorGroupId: 'G05', exhibitorGroupName: 'Japan Pavilion' }
    expect(draw('en-US', parsed(group))).toMatch(/href="\/en-US\/exhibition-group\/detail\/G05\/"[^>]*>Japan Pavilion</)
    const unknown = draw('en-US', { ...group, exhibitorGroupId: null })
    expect(unknown).toContain('<dd>Japan Pavilion</dd>')
    expect(unknown).not.toContain('/exhibition-group/')
    expect(draw('en-US', { exhibitorGroupId: null, exhibitorGroupName: null })).not.toContain('Exhibitor group')
  })

  it('omits facts that the platform does not provide', () => {
    const html = draw('en-US', { certificates: [], markets: ['Japan', 'Korea'], foundedYear: 0 })
    expect(html).not.toContain('Certificates')
    expect(html).not.toContain('Founded')
    expect(html).toContain('<dt>Markets</dt><dd>Japan, Korea</dd>')
  })
})

it('links to the filtered list if its industry has no page, because its id is unfit for a path', () => {
  const html = draw('en-US', { industryId: 'machine tools/2' })
  expect(html).not.toContain('/exhibitor/industry/')
  expect(html).toContain('href="/en-US/exhibitor/?industry=machine')
})

it('has no section for an introduction that is empty', () => {
  const props = propsOf('en-US', 2)
  expect(draw('en-US')).toMatch(/href="#about".*id="about"/s)
  expect(renderView(testPage('en-US'), <ExhibitorView {...props} introductionHtml={safe('')} />)).not.toContain(
    'about"',
  )
})
