import type { Endpoint } from '@innkeeper/api/endpoint.ts'
import { getGuest, getGuestCard, offerUnits as offerUnitsEndpoint } from '@innkeeper/api/guests/guest-page.ts'
import * as api from '@innkeeper/api/guests/stay-commands.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { type Handler, read, stream, writeAfter } from '../../../platform/http/handlers.ts'
import type { PdfPort } from '../../../platform/pdf/port.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { FindReadyUnits } from '../ready-units.ts'
import { addStay } from './add-stay.ts'
import { cancel, markNoShow, reinstate } from './call-off.ts'
import { changeStay } from './change-stay.ts'
import { checkIn } from './check-in.ts'
import { checkOut } from './check-out.ts'
import { guestCard } from './guest-card.ts'
import type { StayHouse } from './house.ts'
import { offerUnits } from './offer-units.ts'
import { readGuestPage } from './read-guest-page.ts'
import { renewLink } from './renew-link.ts'
import { undo } from './undo.ts'
import type { RoomGiven, StayWork } from './work.ts'

export type StayDependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  pdf: PdfPort
  logoOf(propertyId: string): Promise<Uint8Array | null>
  /** Of the installation where it is set; else the one that was asked, since the card goes to whoever asked. */
  publicOrigin: string | null
  roomGiven: RoomGiven
  readyUnits: FindReadyUnits
}

type Command = (typeof api)[
  | 'changeGuest'
  | 'checkInGuest'
  | 'checkOutGuest'
  | 'cancelGuest'
  | 'markNoShow'
  | 'reinstateGuest'
  | 'undoGuestChange'
  | 'renewGuestLink']

/** The page of one guest, and what is done there. */
export function stayHandlers(deps: StayDependencies): Handler[] {
  const { db, clock, properties, pdf, logoOf, publicOrigin, roomGiven, readyUnits } = deps
  const houseOf = ({ propertyId }: { propertyId: string }): Promise<StayHouse> =>
    properties.snapshot(propertyId)
  const work = (call: { propertyId: string; staff: Staff }, tx: Tx, house: StayHouse): StayWork => ({
    ...{ tx, house, roomGiven, now: clock.now() },
    propertyId: call.propertyId,
    staff: call.staff,
  })
  const originFor = (request: FastifyRequest) => publicOrigin ?? `${request.protocol}://${request.host}`

  /** Does it and answers the page as it is then; sent again, it answers the page alone. */
  const command = <E extends Command>(
    endpoint: E,
    run: (work: StayWork, sent: { bookingId: string } & SentTo<E>) => Promise<string>,
  ): Handler =>
    writeAfter(
      endpoint as Command,
      houseOf,
      async (call, tx, house) => {
        const doing = work(call, tx, house)
        const sent = { bookingId: call.params.bookingId, ...call.body } as { bookingId: string } & SentTo<E>
        return readGuestPage(doing, await run(doing, sent))
      },
      (call, tx, house) => readGuestPage(work(call, tx, house), call.params.bookingId),
    )

  const readPage = async (propertyId: string, bookingId: string) => {
    const house = await properties.snapshot(propertyId)
    return db.tenant(
      propertyId,
      (tx) => readGuestPage({ tx, propertyId, house, now: clock.now() }, bookingId),
      {
        readOnly: true,
      },
    )
  }

  return [
    read(getGuest, ({ propertyId, params }) => readPage(propertyId, params.bookingId)),
    read(offerUnitsEndpoint, async ({ propertyId, query }) => {
      const house = await properties.snapshot(propertyId)
      const units = await db.tenant(
        propertyId,
        (tx) => offerUnits({ tx, propertyId, house, now: clock.now(), readyUnits }, query),
        { readOnly: true },
      )
      return { units }
    }),
    stream(getGuestCard, async ({ propertyId, params, request }, reply) => {
      const [page, { property }, logo] = await Promise.all([
        readPage(propertyId, params.bookingId),
        properties.snapshot(propertyId),
        logoOf(propertyId),
      ])
      const guest = { firstName: page.guest.firstName, language: page.language, linkKey: page.linkKey }
      // All catalogues in all languages: nobody should wait for them at the start.
      const { translate } = await import('@innkeeper/i18n/translate.ts')
      const card = guestCard({ property, guest, logo, origin: originFor(request) }, translate)
      const bytes = Buffer.from(await pdf.qrSheet(card))
      await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition('attachment', `guest-${page.bookingNumber}.pdf`))
        .type('application/pdf')
        .send(bytes)
    }),
    writeAfter(
      api.createGuest,
      houseOf,
      async (call, tx, house) => {
        const doing = work(call, tx, house)
        return readGuestPage(doing, await addStay(doing, call.body))
      },
      (call, tx, house, { id }) => readGuestPage(work(call, tx, house), id ?? ''),
    ),
    command(api.changeGuest, changeStay),
    command(api.checkInGuest, checkIn),
    command(api.checkOutGuest, checkOut),
    command(api.cancelGuest, cancel),
    command(api.markNoShow, markNoShow),
    command(api.reinstateGuest, reinstate),
    command(api.undoGuestChange, undo),
    command(api.renewGuestLink, renewLink),
  ]
}

type SentTo<E extends Endpoint> = E['body'] extends { _zod: { output: infer Body } } ? Body : never
