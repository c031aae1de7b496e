/** Where this tab keeps which exhibit a chat was opened from: the list of chats does not say it. */
export const aboutKey = (chatgroupId: string): string => `chat-about:${chatgroupId}`
