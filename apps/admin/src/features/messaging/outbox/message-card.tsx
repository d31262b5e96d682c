import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import classes from './outbox.module.css'
import { About, MessageStanding, Recipient, When } from './use-message-columns.tsx'

/** A message on a phone. */
export function MessageCard({ message, onOpen }: { message: MessageItem; onOpen: (id: string) => void }) {
  return (
    <div className={classes.card}>
      <Recipient message={message} onOpen={onOpen} />
      <About message={message} />
      <div className={classes.cardFoot}>
        <MessageStanding message={message} />
        <When at={message.createdAt} />
      </div>
    </div>
  )
}
