import type { Readable } from 'node:stream'
import {
  getGuestThread,
  getGuestThreadPicture,
  openThreadByCode,
  readHouseAnswers,
  sendPictureToHouse,
  sendThreadCode,
  writeToHouse,
} from '@innkeeper/api/messaging/guest-thread.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '../../../platform/auth/client-network.ts'
import type { Tries } from '../../../platform/auth/tries.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, respond, stream } from '../../../platform/http/handlers.ts'
import { languagePreference } from '../../../platform/http/language-preference.ts'
import type { BookingRow, GuestService } from '../../guests/service.ts'
import type { ThreadCodes } from './codes.ts'
import type { ThreadDevices } from './device.ts'
import type { GuestThreads } from './guest-service.ts'
import type { ThreadHouse, ThreadHouses } from './house.ts'
import type { ThreadPictures } from './pictures.ts'

/** In a minute: of a visitor's device, of a network in which there are many, of codes that are sent or tried. */
const VISITOR_PER_DEVICE = 10
const VISITORS_PER_NETWORK = 40
const CODES_PER_DEVICE = 3
const GUESSES_PER_DEVICE = 10
const GUESSES_PER_NETWORK = 40

type Dependencies = {
  guests: GuestService
  tries: Tries
  devices: ThreadDevices
  houseOf: ThreadHouses
  threads: GuestThreads
  codes: ThreadCodes
  pictures: ThreadPictures
}

/** They set the cookie of the device, and bring their own transactions. */
export function guestThreadHandlers(dependencies: Dependencies): Handler[] {
  const { guests, tries, devices, houseOf, threads, codes, pictures } = dependencies

  async function openHouse(propertyId: string): Promise<ThreadHouse> {
    const house = await houseOf(propertyId)
    if (!house.settings.chat.isOn) throw new AppError('thread/off', 'Guests cannot write here.')
    return house
  }

  async function requireStay(propertyId: string, booking: string): Promise<BookingRow> {
    const stay = await guests.stayOf(propertyId, booking)
    if (!stay) throw new AppError('booking/unknown', 'No such booking.')
    return stay
  }
  const stayOf = async (propertyId: string, booking: string | undefined) =>
    booking === undefined ? null : requireStay(propertyId, booking)

  async function writerOf(propertyId: string, booking: string | undefined, device: string | null) {
    const [house, stay] = await Promise.all([openHouse(propertyId), stayOf(propertyId, booking)])
    return { house, stay, device }
  }

  /** Device and network are counted; a house full of guests has one network. */
  const count = (request: FastifyRequest, what: string, device: string, most: [number, number]) =>
    tries.take([
      { key: `thread ${what}|device|${device}`, most: most[0] },
      { key: `thread ${what}|network|${clientNetwork(request.ip)}`, most: most[1] },
    ])

  return [
    read(getGuestThread, async ({ propertyId, query, request }) =>
      threads.read(await writerOf(propertyId, query.booking, devices.of(request)?.hash ?? null)),
    ),
    respond(writeToHouse, async ({ propertyId, body, request }, reply) => {
      const { booking, text, clientKey, visitor } = body
      const device = devices.forMessage(request, clientKey)
      const writer = { ...(await writerOf(propertyId, booking, device.hash)), device: device.hash }
      if (!writer.stay)
        await count(request, 'visitor', device.hash, [VISITOR_PER_DEVICE, VISITORS_PER_NETWORK])
      const { localization } = writer.house.property
      const language = chooseLanguage(localization, languagePreference(request, undefined))?.code ?? 'en'
      const thread = await threads.write(writer, { text, clientKey, visitor, language })
      device.keep(reply)
      return thread
    }),
    respond(sendPictureToHouse, async ({ propertyId, query, request }, reply) => {
      const { booking, clientKey } = query
      const device = devices.forMessage(request, clientKey)
      const house = await openHouse(propertyId)
      const stay = await requireStay(propertyId, booking)
      const body = request.body as Readable | null
      if (!body) throw new AppError('request/invalid', 'Send the bytes of the picture.')
      const writer = { house, stay, device: device.hash }
      const thread = await threads.sendPicture(writer, { body, clientKey })
      device.keep(reply)
      return thread
    }),
    respond(readHouseAnswers, async ({ propertyId, body, request }) => {
      const device = devices.of(request)?.hash ?? null
      await threads.markRead(await writerOf(propertyId, body.booking, device), body.upTo)
      return {}
    }),
    respond(sendThreadCode, async ({ propertyId, body, request }, reply) => {
      const device = devices.orNew(request)
      const house = await openHouse(propertyId)
      const stay = await requireStay(propertyId, body.booking)
      await count(request, 'code', device.hash, [CODES_PER_DEVICE, GUESSES_PER_NETWORK])
      await codes.send({ house, bookingId: stay.id, device: device.hash }, body.by)
      device.keep(reply)
      return {}
    }),
    respond(openThreadByCode, async ({ propertyId, body, request }, reply) => {
      const device = devices.orNew(request)
      const house = await openHouse(propertyId)
      const stay = await requireStay(propertyId, body.booking)
      const taken = await count(request, 'guess', device.hash, [GUESSES_PER_DEVICE, GUESSES_PER_NETWORK])
      await codes.open({ house, bookingId: stay.id, device: device.hash }, body.code)
      await taken.giveBack()
      device.keep(reply)
      return threads.read({ house, stay, device: device.hash })
    }),
    stream(getGuestThreadPicture, async ({ propertyId, params, query, request }, reply) => {
      const device = devices.of(request)?.hash ?? null
      const writer = await writerOf(propertyId, query.booking, device)
      await pictures.send(reply, propertyId, await threads.pictureOf(writer, params.entryId))
    }),
  ]
}
