import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { renderIsland } from '../../../tests/render-island.tsx'
import { renderView } from '../../../tests/render-view.tsx'
import { attacks } from '../../domain/links.fixture.ts'
import type { RefusalReason } from '../../domain/links.ts'
import { type Countdown, DestinationView } from './DestinationView.tsx'
import type { Destination } from './destination.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { GuestsGate } from './GuestsGate.tsx'
import { KnownSites } from './KnownSites.tsx'

const handlers = { go: () => {}, toggle: () => {}, stay: () => {} }
const render = (
  destination: Destination,
  over: { language?: Language; countdown?: Countdown; listFailed?: boolean } = {},
) =>
  renderView(
    testPage(over.language),
    <DestinationView
      siteName="Haihui Expo"
      destination={destination}
      listFailed={over.listFailed ?? false}
      countdown={over.countdown ?? { left: 5, paused: false }}
      handlers={handlers}
    />,
  )
const site: Extract<Destination, { kind: 'site' }> = {
  kind: 'site',
  href: 'https://www.example.com/rooms?a=1&b=2',
  host: 'www.example.com',
  secure: true,
  name: 'Partner hotels',
  opens: true,
}

describe('the external link page', () => {
  it.each(LANGUAGES)('shows a known site with its countdown and three choices in %s', (language) => {
    const html = render(site, { language })
    expect(html).toContain('href="https://www.example.com/rooms?a=1&amp;b=2"')
    expect(html).toContain('Partner hotels')
    expect(html).toContain('role="timer"')
    expect(html.match(/<button/g)).toHaveLength(1)
    expect(html).toContain(`href="${language === 'zh-CN' ? '' : `/${language}`}/"`)
  })

  it('shows that the countdown is paused', () => {
    const html = render(site, { countdown: { left: 3, paused: true } })
    expect(html).toContain('Paused. It opens')
    expect(html).toContain('>Resume<')
    expect(html).not.toContain('3 second')
  })

  it('has no countdown for an unlisted site, and warns about an unencrypted connection', () => {
    const html = render({ ...site, name: null, opens: false, secure: false })
    expect(html).not.toContain('role="timer"')
    expect(html).not.toContain('<button')
    expect(html).toContain('does not know this site')
    expect(html).toContain('not encrypted')
  })

  it('shows an error if the list could not be read', () => {
    expect(render({ ...site, name: null, opens: false }, { listFailed: true })).toContain('could not be read')
  })

  it.each(LANGUAGES)('explains each reason for a refusal, without a link to the address, in %s', (language) => {
    const reasons = Object.keys(attacks) as RefusalReason[]
    expect(reasons).toHaveLength(10)
    const pages = reasons.map((reason) => render({ kind: 'refused', reason }, { language }))
    expect(new Set(pages).size).toBe(reasons.length)
    for (const html of pages) expect(html.match(/href="[^"]*"/g)).toHaveLength(2)
  })
})

describe('the prerendered pages', () => {
  const links = [
    { host: '*.haihui.example', linkName: 'Haihui Expo' },
    { host: 'www.example.com', linkName: 'Partner hotels' },
  ]
  const known = (sites: typeof links) => renderView(testPage(), <KnownSites links={sites} />)
  it('link known sites, but not patterns', () => {
    const html = known(links)
    expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual(['https://www.example.com/'])
    expect(html).toContain('haihui.example and all of its subdomains')
  })
  it('show an empty state without known sites', () => expect(known([])).toContain('listed no sites'))
  it('are rendered unchanged inside the island', () => {
    const island = <ExternalLink siteName="Expo">{<KnownSites links={links} />}</ExternalLink>
    expect(renderIsland(testPage(), island)).toBe(`<div class="external-link">${known(links)}</div>`)
  })
  it('link from /dockerguest to the guests', () => {
    expect(renderView(testPage('ko-KR'), <GuestsGate />)).toContain('href="/ko-KR/guest/" data-onward')
  })
})
