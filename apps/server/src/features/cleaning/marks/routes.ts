import { markRooms } from '@innkeeper/api/cleaning/list.ts'
import { type Handler, respond } from '../../../platform/http/handlers.ts'
import type { createMarkRooms } from './mark-rooms.ts'

/** No key: each mark has an id of its own, so what a device sends again, even days later, is added once. */
export function markHandlers(mark: ReturnType<typeof createMarkRooms>): Handler[] {
  return [respond(markRooms, ({ staff, body }) => mark(staff, body.marks))]
}
