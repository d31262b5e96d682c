import { MESSAGES_PAGE_SIZE } from '@innkeeper/api/messaging/messages.ts'
import { type OutboxPlace, readCursor, writeCursor } from './cursor.ts'
import type { OutboxSide } from './repository.ts'

/** One more than is shown tells whether there are others. */
export const FETCHED = MESSAGES_PAGE_SIZE + 1

export function sideOf({
  after,
  before,
}: {
  after?: string | undefined
  before?: string | undefined
}): OutboxSide {
  if (before !== undefined) return { before: readCursor(before) }
  return after === undefined ? null : { after: readCursor(after) }
}

/** The rows of a page, and where those around it begin and end. */
export function pageOf<Row extends OutboxPlace>(rows: readonly Row[], side: OutboxSide) {
  const isUpwards = side !== null && 'before' in side
  const hasMore = rows.length > MESSAGES_PAGE_SIZE
  const shown = isUpwards ? rows.slice(-MESSAGES_PAGE_SIZE) : rows.slice(0, MESSAGES_PAGE_SIZE)
  const [first, last] = [shown[0], shown.at(-1)]
  const hasNext = isUpwards || hasMore
  const hasPrevious = isUpwards ? hasMore : side !== null
  return {
    shown,
    next: hasNext && last ? writeCursor(last) : null,
    previous: hasPrevious && first ? writeCursor(first) : null,
  }
}
