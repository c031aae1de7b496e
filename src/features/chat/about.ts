import { personalKey, type StorageKey } from '../../lib/storage-keys.ts'
import { pageOwner } from '../../stores/owner.ts'

/** Storage key, per tab, for the exhibit from which a chat was opened. The list of chats does not contain it. */
export const aboutKey = (chatgroupId: string): StorageKey => personalKey('chat-about', pageOwner(), chatgroupId)
