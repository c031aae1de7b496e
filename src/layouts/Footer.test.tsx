import type { ConfigFlag, Terminal } from '@fair/contract/site.ts'
import { makeTenants } from '@fair/sandbox/seed/tenants.ts'
import { expect, it } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { parsed } from '../../tests/parsed.ts'
import { renderView } from '../../tests/render-view.tsx'
import { Consent } from './Consent.tsx'
import { Footer } from './Footer.tsx'

const [tenant] = makeTenants(new Date('2026-11-19T02:42:00.000Z'))
if (!tenant) throw new Error('the fair has a tenant')

const footer = (flags: (ConfigFlag | 'TRACKING_CONSENT')[], terminals: readonly Terminal[] = []) =>
  renderView(
    testPage('en-US', { flags }),
    <Footer
      site={parsed(tenant.site('en-US'))}
      exhibition={null}
      columns={parsed(tenant.topBar('en-US').footer)}
      agreements={[]}
      terminals={terminals}
    />,
  )

it('links to the photo wall through the external link page, unless the tenant hides it (HIDE_INTERPHOTO_AIR)', () => {
  expect(footer([])).toContain(
    '/en-US/jump-middle/?url=https%3A%2F%2Fphotos.haihui.example%2F2026" rel="nofollow external">Photo wall</a>',
  )
  expect(footer(['HIDE_INTERPHOTO_AIR'])).not.toContain('Photo wall')
  expect(footer(['HIDE_INTERPHOTO_AIR'])).toContain('Guests and speakers')
})

it('links to pre-registration if the tenant displays it (DISPLAY_VISITOR_REGISTRATION)', () => {
  expect(footer(['DISPLAY_VISITOR_REGISTRATION'])).toContain('href="/en-US/audience/"')
  expect(footer([])).not.toContain('/audience')
})

it('shows the tenant’s terminals with their codes, and links those with an address (siteTermianl/listByTenant)', () => {
  const html = footer(
    [],
    parsed([
      { terminalType: 'PC', terminalName: 'Website', url: 'https://fair.example' },
      { terminalType: 'APP', terminalName: 'The app', url: 'https://app.fair.example/get' },
      { terminalType: 'MP', terminalName: 'Mini program', qrCode: 'https://fair.example/mp' },
    ]),
  )
  expect(html).toContain('url=https%3A%2F%2Fapp.fair.example%2Fget" rel="nofollow external">The app</a>')
  expect(html).toContain('<span>Mini program</span>')
  expect(html.match(/class="qr-code"/g)).toHaveLength(1)
  expect(html).not.toContain('Website')
})

it('links to the consent dialog with TRACKING_CONSENT, or else to the settings of visit statistics', () => {
  expect(footer(['TRACKING_CONSENT'])).toContain('data-consent-open')
  expect(footer(['TRACKING_CONSENT'])).not.toContain('/personal-center/setting')
  expect(footer([])).toContain('href="/en-US/personal-center/setting/">Visit statistics</a>')
})

it('mentions page speed and errors in the consent only if the tenant collects them', () => {
  const requested = (withVitals: boolean) => renderView(testPage('en-US'), <Consent withVitals={withVitals} />)
  expect(requested(true)).toContain('how fast they load and any errors')
  expect(requested(false)).not.toContain('how fast')
})
