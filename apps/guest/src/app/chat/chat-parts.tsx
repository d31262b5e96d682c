import { LaterTexts } from '../../features/guestbook/later/later-texts.tsx'
import { Chat } from '../../features/messaging/chat.tsx'

/** The chat with the words the first view does not have. */
export function ChatWithTexts(props: Parameters<typeof Chat>[0]) {
  return (
    <LaterTexts>
      <Chat {...props} />
    </LaterTexts>
  )
}
