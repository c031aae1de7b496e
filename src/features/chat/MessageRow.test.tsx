import { asInstant, asZone } from '@fair/contract/rules/own-values.ts'
import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { ownZone } from '../../lib/zone.ts'
import { MessageRow } from './MessageRow.tsx'

const nothing = () => {}

it('shows the time of a message in the visitor’s zone, not the fair’s', () => {
  const time = asInstant('2026-11-19T02:00:00.000Z')
  // No visitor is there: the clocks differ wherever the test runs.
  const page = testPage('en-US', { zone: asZone('Pacific/Kiritimati') })
  const entry = parsed<Parameters<typeof MessageRow>[0]['entry']>({
    ...{ id: '1', chatgroupId: 'g', contentsType: 'TEXT', msgContent: 'Hello', time, from: 'x', to: 'y' },
    ...{
      messageStatus: 'success',
      isRead: false,
      ext: { name: 'Mei', isStaff: false, flag: 'IM' },
      isSendReceipt: false,
      isReadVoice: false,
    },
    ...{ seq: 1, place: 1, handedAt: null },
  })
  const actions = { resend: nothing, discard: nothing, translate: undefined, played: nothing, enlarge: nothing }
  const html = renderView(
    page,
    <MessageRow entry={entry} isMine={false} isFirst isOnline source={undefined} {...actions} />,
  )
  expect(html).toContain(`>${page.format.time(time, ownZone(page.zone))}</time>`)
  expect(html).not.toContain(page.format.time(time, page.zone))
})
