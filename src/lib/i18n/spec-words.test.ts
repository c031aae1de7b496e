import { expect, it } from 'vitest'
import account from './messages/account/en-US.json' with { type: 'json' }
import chat from './messages/chat/en-US.json' with { type: 'json' }
import common from './messages/common/en-US.json' with { type: 'json' }
import form from './messages/form/en-US.json' with { type: 'json' }
import login from './messages/login/en-US.json' with { type: 'json' }
import room from './messages/room/en-US.json' with { type: 'json' }

it('English uses the wording that the specification quotes (Spec 5 and 8)', () => {
  expect([account.unsaved, common.unsavedToast]).toEqual(Array(2).fill('cancel favourite succeeded'))
  expect([room.chatOffline, chat.connectionFailed]).toEqual(['connection failed', 'connection failed'])
  expect(room.ended).toEqual({ live: 'Live Streaming has ended.', meeting: 'The meeting has ended.' })
  expect(room.offline).toEqual({
    live: 'The live streaming has been set offline',
    meeting: 'The meeting has been set offline',
  })
  for (const words of [form.rule.loginPassword, login.err.older]) {
    expect(words).toBe('The password must be 8-16 characters combining letters and digits')
  }
  expect(form.rule.userName).toBe('The name allows only Chinese, English, digits')
})
