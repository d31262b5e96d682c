import { createContext, type ReactNode, useContext } from 'react'

/** The address of the chat, where a box has its id; mails and SMS lead to it. */
export const CHAT_ID = 'chat'

const ChatContext = createContext<ReactNode | null>(null)

/** What guests write to the house is another feature's; the app puts it here, null where nobody reads it. */
export const ChatProvider = ChatContext.Provider

export function useChatView(): ReactNode | null {
  return useContext(ChatContext)
}
