import {
  cancelMessage,
  getMessage,
  listMessages,
  type MessageListQuery,
  resendMessage,
} from '@innkeeper/api/messaging/messages.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { listQuery } from '../../../platform/list-query.ts'
import type { LiveUpdates } from '../../../platform/live.tsx'
import { useListChange } from '../../../platform/use-list-change.ts'

const keys = { list: ['messages', 'list'] as const, one: ['messages', 'one'] as const }

export const messagesQuery = (query: Partial<MessageListQuery>) =>
  listQuery(keys.list, query, () => call(listMessages, { query }))

export const messageQuery = (messageId: string) =>
  queryOptions({
    queryKey: [...keys.one, messageId],
    queryFn: () => call(getMessage, { params: { messageId } }),
  })

const COMMANDS = { cancel: cancelMessage, resend: resendMessage } as const

export function useMessageCommand(messageId: string) {
  return useListChange(
    (command: keyof typeof COMMANDS) => call(COMMANDS[command], { params: { messageId }, body: {} }),
    [keys.list, keys.one],
  )
}

/** A mailing is told once for all its messages. */
export const messagesLiveUpdates: LiveUpdates = {
  'mailing.changed': () => [keys.list, keys.one],
  'message.changed': () => [keys.list, keys.one],
}
