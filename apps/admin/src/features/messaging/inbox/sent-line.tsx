import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import { useT } from '../../../platform/texts.ts'
import { ChannelIcon } from './channel-icon.tsx'
import classes from './thread-pane.module.css'
import { useCauseWords } from './use-cause-words.ts'

/** What else went to the guest: "Before you arrive, e-mail by automation, delivered". */
export function SentLine({ message }: { message: MessageItem }) {
  const t = useT()
  const causeWords = useCauseWords()
  const { channel, state, subject, cause } = message
  // Words that end before a link would read ":,".
  const what = (subject || cause.name)?.replace(/[\s:]+$/, '')
  return (
    <li className={classes.sent}>
      <ChannelIcon channel={channel} />
      <span>
        {what && <strong>{what}</strong>}
        {what && ', '}
        {[causeWords(message), t(`guestMessages.state.${state}`)].join(', ')}
      </span>
    </li>
  )
}
