import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { asInstant, asZone } from '@fair/contract/rules/own-values.ts'
import { atom } from 'nanostores'
import { expect, it, onTestFinished } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { emptyConversation } from '../../domain/conversation-state.ts'
import { setOffset } from '../../lib/clock.ts'
import { ownZone } from '../../lib/zone.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { Sessions } from './Sessions.tsx'

it('shows the time of today’s messages and the day of others, also in a page that is open overnight', () => {
  const [yesterday, today] = [asInstant('2026-11-19T02:00:00.000Z'), asInstant('2026-11-20T02:00:00.000Z')]
  const page = testPage('en-US', { zone: asZone('Asia/Shanghai'), now: yesterday })
  setOffset(Date.parse(today) - machineTime())
  onTestFinished(() => setOffset(0))
  const session = (chatgroupId: string, updateTime: string) => ({
    ...{ _id: chatgroupId, chatgroupId, status: 'ACTIVE', role: 'EXHIBITOR', roleId: chatgroupId, title: chatgroupId },
    ...{ isStaffOnline: true, unreadCount: 0, memberCount: 2, picture: null, updateTime },
    lastMessage: { contentsType: 'TEXT', msgContent: 'Hello', time: updateTime, from: 'x' },
  })
  const sessions = [session('Old', yesterday), session('New', today)]
  const chats = {
    $list: atom({ sessions, phase: 'idle', keyword: '', older: 'none' }),
    engine: { $conversation: atom(emptyConversation('me')), $connection: atom('online') },
  } as unknown as ChatPage
  const html = renderView(
    page,
    <Sessions chats={chats} chosen={null} choose={() => {}} hasHeading>
      {null}
    </Sessions>,
  )
  const zone = ownZone(page.zone)
  expect(html).toContain(`>${page.format.day(yesterday, zone)}</time>`)
  expect(html).toContain(`>${page.format.time(today, zone)}</time>`)
})
