import type { getAutomationHistory } from '@innkeeper/api/automations.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { MessagingService } from '../messaging/service.ts'
import { stepKind } from './do-due.ts'
import { AUTOMATION_CAUSE, findHistory, type HistoryPlace } from './repository.ts'

const PAGE_SIZE = 50
type History = AnswerOf<typeof getAutomationHistory>

const placeSchema = z.tuple([z.iso.datetime(), z.string(), z.int(), z.int(), z.string()])

function readPlace(text: string): HistoryPlace {
  try {
    const [at, bookingId, step, version, subject] = placeSchema.parse(JSON.parse(text))
    return { at: new Date(at), bookingId, step, version, subject }
  } catch {
    throw new AppError('request/invalid', 'This is no place in the history.')
  }
}

type Asked = { automationId: string; after: string | undefined; namesGuests: boolean }

/** What went to whom and why not, with what became of the messages. */
export async function readHistory(
  tx: Tx,
  propertyId: string,
  { stays }: Pick<MessagingService, 'stays'>,
  { automationId, after, namesGuests }: Asked,
): Promise<History> {
  const place = after === undefined ? null : readPlace(after)
  const found = await findHistory(tx, propertyId, { automationId, after: place, limit: PAGE_SIZE + 1 })
  const shown = found.slice(0, PAGE_SIZE)
  const cause = { causeKind: AUTOMATION_CAUSE, causeId: automationId }
  const bookingIds = [...new Set(shown.map(({ row }) => row.bookingId))]
  const messages = bookingIds.length === 0 ? [] : await stays.messagesTo(tx, propertyId, cause, bookingIds)
  const last = shown.at(-1)?.row
  return {
    items: shown.map(({ row, firstName, lastName }) => ({
      bookingId: row.bookingId,
      name: namesGuests ? `${firstName} ${lastName}`.trim() : '',
      step: row.step,
      version: row.version,
      at: (row.doneAt ?? row.dueAt).toISOString(),
      state: row.state === 'done' ? 'done' : 'skipped',
      reason: row.reason,
      messages: messages
        .filter((message) => {
          const isOwn = message.bookingId === row.bookingId && message.kind === stepKind(row.step)
          // Two orders of one guest are two steps of the same kind.
          return isOwn && (row.subject === '' || message.createdAt.getTime() === row.doneAt?.getTime())
        })
        .map(({ id, channel, state }) => ({ id, channel, state })),
    })),
    next:
      found.length > PAGE_SIZE && last
        ? JSON.stringify([
            (last.doneAt ?? last.dueAt).toISOString(),
            last.bookingId,
            last.step,
            last.version,
            last.subject,
          ])
        : null,
  }
}
