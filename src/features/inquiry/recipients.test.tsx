import type { Inquiry } from '@fair/contract/inquiry.ts'
import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { InquiryRecipients } from './InquiryRecipients.tsx'

const logo = { url: '', width: 0, height: 0 }
const requested = { exhibitorName: 'Mill', logo, status: 'READ' } as const
const inquiry = {
  kind: 'DIRECT',
  recipients: [
    { ...requested, exhibitorId: '30001', chatgroupId: 'CG-U1-30001' },
    { ...requested, exhibitorId: '30002', chatgroupId: null },
  ],
} as const

it('links to the existing chat with an exhibitor, or to a new one', () => {
  const html = renderView(testPage('en-US'), <InquiryRecipients inquiry={Object(inquiry) as Inquiry} />)
  const links = [...html.matchAll(/<a class="link" href="([^"]+)">([^<]+)</g)].map(([, href, text]) => [href, text])
  expect(links).toEqual([
    ['/en-US/chat/?chatgroupId=CG-U1-30001', 'Open the chat'],
    ['/en-US/chat/?role=EXHIBITOR&amp;roleId=30002', 'Message'],
  ])
})
