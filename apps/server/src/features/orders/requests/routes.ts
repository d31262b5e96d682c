import {
  acceptRequest,
  archiveRequest,
  cancelRequest,
  declineRequest,
  finishRequest,
  getRequest,
  handleRequests,
  listGuestOrders,
  listRequests as listRequestsEndpoint,
  reopenRequest,
  saveRequestNote,
  unarchiveRequest,
} from '@innkeeper/api/orders/requests.ts'
import { requestScope } from '@innkeeper/domain/orders/request-scope.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { type Handler, read, respond, write } from '../../../platform/http/handlers.ts'
import type { OrderMessages } from '../messages/service.ts'
import type { OrderPayments } from '../order-payments.ts'
import { cancel, finish, reopen, writeNote } from './after-acceptance.ts'
import { accept, archive, decline, unarchive, type Work } from './decisions.ts'
import type { OrderEffects } from './order-effects.ts'
import { type FindBillPosting, handleAll, listOrdersOfStay, listRequests, readRequest } from './service.ts'
import type { FindUpgrade } from './upgrade-facts.ts'

export type RequestDependencies = {
  db: Database
  clock: Clock
  payments: Pick<OrderPayments, 'settlePayment' | 'receiptServiceIn'>
  messages: OrderMessages
  effects: OrderEffects
  billPosting: FindBillPosting
  findUpgrade: FindUpgrade
  linkOrigin(request: FastifyRequest): string
}

type Call = {
  propertyId: string
  staff: Staff
  request: FastifyRequest
  params: { requestId: string }
}

export function requestHandlers(deps: RequestDependencies): Handler[] {
  const { db, clock, payments, messages, effects, billPosting, findUpgrade, linkOrigin } = deps
  const by = ({ propertyId, staff, request }: Omit<Call, 'params'>): Omit<Work, 'tx' | 'requestId'> => ({
    propertyId,
    actor: { userId: staff.userId, name: staff.name },
    now: clock.now(),
    scope: requestScope(staff),
    origin: linkOrigin(request),
    payments,
    messages,
    effects,
  })
  const workOf = (call: Call, tx: Tx): Work => ({ ...by(call), tx, requestId: call.params.requestId })
  /** Does it and answers the request as it is then. */
  const after = async (call: Call, tx: Tx, command: (work: Work) => Promise<unknown>) => {
    await command(workOf(call, tx))
    return asItIs(call, tx)
  }
  /** A request names a guest: no key keeps it. */
  const asItIs = ({ propertyId, params: { requestId }, staff }: Omit<Call, 'request'>, tx: Tx) =>
    readRequest(
      tx,
      { propertyId, requestId, scope: requestScope(staff) },
      { messages, billPosting, findUpgrade },
    )

  return [
    read(listRequestsEndpoint, ({ propertyId, query, staff }) =>
      db.tenant(propertyId, (tx) => listRequests(tx, { propertyId, query, scope: requestScope(staff) }), {
        readOnly: true,
      }),
    ),
    read(getRequest, (call) => db.tenant(call.propertyId, (tx) => asItIs(call, tx), { readOnly: true })),
    read(listGuestOrders, ({ propertyId, params: { bookingId } }) =>
      db.tenant(propertyId, (tx) => listOrdersOfStay(tx, { propertyId, bookingId }), { readOnly: true }),
    ),
    write(
      acceptRequest,
      (call, tx) => {
        const { timeExpected, unitId, bookingId, ...how } = call.body
        const expected = timeExpected === null ? null : new Date(timeExpected)
        const chosen = { unitId, bookingId }
        return after(call, tx, (work) => accept(work, { ...how, timeExpected: expected, chosen }))
      },
      asItIs,
    ),
    write(declineRequest, (call, tx) => after(call, tx, (work) => decline(work, call.body)), asItIs),
    write(finishRequest, (call, tx) => after(call, tx, finish), asItIs),
    write(reopenRequest, (call, tx) => after(call, tx, reopen), asItIs),
    write(cancelRequest, (call, tx) => after(call, tx, (work) => cancel(work, call.body)), asItIs),
    write(saveRequestNote, (call, tx) => after(call, tx, (work) => writeNote(work, call.body.note))),
    write(archiveRequest, (call, tx) => after(call, tx, archive), asItIs),
    write(unarchiveRequest, (call, tx) => after(call, tx, unarchive), asItIs),
    // Each has a transaction of its own, and one done already says so: it needs no key.
    respond(handleRequests, (call) => handleAll(db, call.body, by(call))),
  ]
}
