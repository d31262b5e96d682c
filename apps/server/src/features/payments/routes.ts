import {
  getPaymentSettings,
  listPaymentProblems,
  reconcilePayments,
  savePaymentSettings,
} from '@innkeeper/api/payments.ts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/db/port.ts'
import { type Handler, read, respond, write } from '../../platform/http/handlers.ts'
import type { Reconciled } from './reconcile.ts'
import { findProblems, lastCheckedAt } from './repository.ts'
import type { createSettingsService } from './settings-service.ts'

type Dependencies = {
  db: Database
  settings: ReturnType<typeof createSettingsService>
  reconcile(propertyId: string): Promise<Reconciled>
  linkOrigin(request: FastifyRequest): string
}

export function paymentsHandlers({ db, settings, reconcile, linkOrigin }: Dependencies): Handler[] {
  return [
    read(getPaymentSettings, ({ propertyId, request }) => settings.read(propertyId, linkOrigin(request))),
    write(savePaymentSettings, ({ staff, body, request }, tx) =>
      settings.save(tx, staff, body, linkOrigin(request)),
    ),
    read(listPaymentProblems, ({ propertyId }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          const found = await findProblems(tx, propertyId)
          const checkedAt = await lastCheckedAt(tx, propertyId)
          return {
            checkedAt: checkedAt?.toISOString() ?? null,
            items: found.flatMap(({ payment, number }) =>
              payment.problem
                ? [
                    {
                      orderId: payment.orderId,
                      number,
                      problem: payment.problem,
                      payment: payment.state,
                      amount: payment.amount,
                      currency: payment.currency,
                      since: (payment.problemSince ?? payment.updatedAt).toISOString(),
                    },
                  ]
                : [],
            ),
          }
        },
        { readOnly: true },
      ),
    ),
    // Asks providers in between, so it opens its own transactions.
    respond(reconcilePayments, ({ propertyId }) => reconcile(propertyId)),
  ]
}
