import { personalKey, type StorageKey } from '../../lib/storage-keys.ts'
import { pageOwner } from '../../stores/owner.ts'

/** Where this tab keeps which exhibit a chat was opened from: the list of chats does not say it. */
export const aboutKey = (chatgroupId: string): StorageKey => personalKey('chat-about', pageOwner(), chatgroupId)
