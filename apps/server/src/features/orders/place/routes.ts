import { placeOrder, quoteOrder } from '@innkeeper/api/orders/checkout.ts'
import { type Handler, read, respond } from '../../../platform/http/handlers.ts'
import type { PlaceService } from './service.ts'

/** Placing brings its own transaction and key: one statement writes both with the order. */
export function placeHandlers(place: PlaceService): Handler[] {
  return [
    read(quoteOrder, (call) => place.quote(call)),
    respond(placeOrder, (call, reply) => place.place(call, reply)),
  ]
}
