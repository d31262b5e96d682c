import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import type { ThreadEntry } from '@innkeeper/api/messaging/threads.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'

export type Line =
  | { kind: 'entry'; id: string; at: string; entry: ThreadEntry }
  | { kind: 'message'; id: string; at: string; message: MessageItem }
export type ThreadDay = { date: string; lines: Line[] }

/** An answer is an entry already, and what nobody was sent is no part of a conversation. */
const isBeside = ({ cause, state }: MessageItem) =>
  cause.kind !== 'thread' && state !== 'skipped' && state !== 'cancelled'

/** All that passed between house and guest, oldest first, by the property's days. */
export function daysOf(
  entries: readonly ThreadEntry[],
  messages: readonly MessageItem[],
  timeZone: string,
): ThreadDay[] {
  const lines: Line[] = [
    ...entries.map((entry) => ({ kind: 'entry' as const, id: entry.id, at: entry.at, entry })),
    ...messages.filter(isBeside).map((message) => ({
      kind: 'message' as const,
      id: message.id,
      at: message.sentAt ?? message.createdAt,
      message,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at))
  const days: ThreadDay[] = []
  for (const line of lines) {
    const { date } = localTimeAt(Date.parse(line.at), timeZone)
    const last = days.at(-1)
    if (last?.date === date) last.lines.push(line)
    else days.push({ date, lines: [line] })
  }
  return days
}
