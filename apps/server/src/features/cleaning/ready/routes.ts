import { tellRoomReady } from '@innkeeper/api/cleaning/list.ts'
import { type Handler, write } from '../../../platform/http/handlers.ts'
import type { TellGuests } from './tell-guests.ts'

export function roomReadyHandlers({ tellGuests }: { tellGuests: TellGuests }): Handler[] {
  return [
    write(tellRoomReady, async ({ propertyId, body }, tx) => {
      const toldAt = await tellGuests.asked(tx, { propertyId, ...body })
      return { toldAt: toldAt.toISOString() }
    }),
  ]
}
