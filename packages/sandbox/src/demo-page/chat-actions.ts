import { SupportEvent } from '@fair/contract/chat-frames.ts'
import { createChatAdmin } from '../chat/admin.ts'
import { CHAT_DELAY_MAX, CHAT_STATES } from '../chat/switches.ts'
import type { Action } from './action.ts'

const text = (form: URLSearchParams, name: string) => form.get(name)?.trim() ?? ''

/** The actions of the buttons in the section "Chat". */
export const CHAT_ACTIONS: Readonly<Record<string, Action>> = {
  'chat-service': (form, platform) => {
    const state = CHAT_STATES.find((each) => each === text(form, 'state'))
    const delay = Number(text(form, 'delay') || '0')
    if (!state || !Number.isSafeInteger(delay) || delay < 0 || delay > CHAT_DELAY_MAX) return undefined
    const [staff, ids] = [text(form, 'staff') !== 'off', text(form, 'ids') !== 'off']
    createChatAdmin(platform).setChat({ state, delay, staff, ids })
    return { said: `The chat service is ${state}${delay > 0 ? `, ${delay} ms late` : ''}.`, section: 'chat' }
  },
  'chat-support': (form, platform) => {
    const event = SupportEvent.safeParse(text(form, 'event')).data
    if (!event) return undefined
    createChatAdmin(platform).support(text(form, 'chatgroupId'), event)
    return { said: `${text(form, 'chatgroupId')}: ${event}.`, section: 'chat' }
  },
  'chat-write': (form, platform) => {
    const words = text(form, 'text')
    if (words === '' || words.length > 2000) return undefined
    createChatAdmin(platform).writeAsStaff(text(form, 'chatgroupId'), words)
    return { said: `Staff has written into ${text(form, 'chatgroupId')}.`, section: 'chat' }
  },
}
