import { createContext, type ReactNode, useContext } from 'react'

/** The address of the chat, where a box has its id; mails and SMS lead to it. */
export const CHAT_ID = 'chat'

type DrawChat = (isOpen: boolean) => ReactNode

const ChatContext = createContext<DrawChat | null>(null)

/**
 * What guests write to the house is another feature's; the app puts it here, null where nobody reads it. It is told
 * whether it is open: what stands in a sheet that has closed was read by nobody.
 */
export const ChatProvider = ChatContext.Provider

export function useChatView(): DrawChat | null {
  return useContext(ChatContext)
}
