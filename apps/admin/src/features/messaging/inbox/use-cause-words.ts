import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import { MESSAGE_CAUSES } from '@innkeeper/domain/messaging/constants.ts'
import { useT } from '../../../platform/texts.ts'

/** "e-mail by automation": how a message went and what it is about. */
export function useCauseWords(): (message: Pick<MessageItem, 'channel' | 'cause'>) => string {
  const t = useT()
  return ({ channel, cause }) => {
    const kind = MESSAGE_CAUSES.find((known) => known === cause.kind) ?? 'other'
    return t(`guestMessages.about.${kind}`, { channel: t(`guestMessages.channel.${channel}`) })
  }
}
