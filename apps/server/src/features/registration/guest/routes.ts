import type { Readable } from 'node:stream'
import {
  getRegistration,
  getSentRegistrationForm,
  listCountries,
  listPrintableForms,
  listRegistrationForms,
  listRegistrationFormsFields,
  makeRegistrationLink,
  sendIdPicture,
  sendRegistrationForm,
} from '@innkeeper/api/registration/guest.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '../../../platform/auth/client-network.ts'
import type { Tries } from '../../../platform/auth/tries.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, prepared, read, respond } from '../../../platform/http/handlers.ts'
import { type KnownDevices, keyHashOf } from '../../../platform/http/known-devices.ts'
import { languagePreference } from '../../../platform/http/language-preference.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { StoredForm } from '../forms/repository.ts'
import type { GuestLinks } from '../links/guest-links.ts'
import { heardOut } from '../pictures/hear-out.ts'
import { MAX_BYTES } from '../pictures/read-picture.ts'
import type { IncomingPictures } from '../pictures/receive.ts'
import { createCountryAnswers } from './countries.ts'
import { wordsIn } from './form-words.ts'
import type { FormsOfStay } from './forms-of-stay.ts'
import type { Opened, OpenedBy } from './opened.ts'
import type { ReadBack } from './read-back.ts'
import type { Send } from './send.ts'
import type { Start } from './start.ts'

/** In a minute: of a device, of a network in which there are many, of one booking. */
const SENT = { device: 20, network: 120, booking: 60 }
const PICTURES = { device: 10, network: 120, booking: 20 }
const LINKS = { device: 10, network: 60, booking: 15 }

type Dependencies = {
  db: Database
  properties: PropertyService
  tries: Tries
  devices: KnownDevices
  opened: OpenedBy
  forms: FormsOfStay
  start: Start
  send: Send
  readBack: ReadBack
  links: GuestLinks
  pictures: IncomingPictures
}

export function guestRegistrationHandlers(dependencies: Dependencies): Handler[] {
  const { db, properties, tries, devices, opened, forms, start, send, readBack, links, pictures } =
    dependencies
  const countries = createCountryAnswers()

  async function languageOf(propertyId: string, request: FastifyRequest, index: number | undefined) {
    const { property } = await properties.snapshot(propertyId)
    const language = chooseLanguage(property.localization, languagePreference(request, index))
    return {
      index: language?.index ?? 0,
      code: language?.code ?? 'en',
      localization: property.localization,
    }
  }

  async function chosenFor({ propertyId, stay }: Opened): Promise<StoredForm | null> {
    const groups = await forms.groupsOf(propertyId, stay)
    return db.tenant(propertyId, (tx) => forms.chosen(tx, propertyId, groups), { readOnly: true })
  }

  /** The form of whoever asks; none for whom nothing is known. */
  async function formsFor(propertyId: string, booking: string | undefined): Promise<StoredForm[]> {
    const found = booking === undefined ? null : await opened.find(propertyId, booking)
    const form = found && !found.link?.usedAt ? await chosenFor(found) : null
    return form ? [form] : []
  }

  /** Device, booking and network are counted; a house full of guests has one network. */
  const count = (
    request: FastifyRequest,
    what: string,
    { device, stay }: { device: string | null; stay: Opened['stay'] },
    most: typeof SENT,
  ) =>
    tries.take([
      ...(device === null ? [] : [{ key: `registration ${what}|device|${device}`, most: most.device }]),
      { key: `registration ${what}|booking|${stay.id}`, most: most.booking },
      { key: `registration ${what}|network|${clientNetwork(request.ip)}`, most: most.network },
    ])

  return [
    read(listRegistrationForms, async ({ propertyId, query, request }) => {
      const { localization, index } = await languageOf(propertyId, request, query.language)
      return (await formsFor(propertyId, query.booking)).map(wordsIn(localization, index).form)
    }),
    read(listRegistrationFormsFields, async ({ propertyId, query, request }) => {
      const { localization, index } = await languageOf(propertyId, request, query.language)
      const { fields } = wordsIn(localization, index)
      return (await formsFor(propertyId, query.booking)).map(({ id, body }) => ({
        formId: id,
        fields: fields(body.fields),
      }))
    }),
    read(getRegistration, async ({ propertyId, params, query, request }) => {
      const found = await opened.require(propertyId, params.bookingId)
      const { index: languageIndex } = await languageOf(propertyId, request, query.language)
      return start(found, { languageIndex, deviceHash: devices.of(request)?.hash ?? null })
    }),
    prepared(listCountries, ({ query }) => countries(query.interfaceLanguage)),
    respond(sendRegistrationForm, async ({ propertyId, body, request }, reply) => {
      const found = await opened.require(propertyId, body.booking)
      const device = devices.forKey(request, body.clientKey)
      await count(request, 'form', { device: device.hash, stay: found.stay }, SENT)
      const { code: language } = await languageOf(propertyId, request, body.language)
      const answer = await send({ opened: found, sent: body, deviceHash: device.hash, language })
      device.keep(reply)
      return answer
    }),
    read(getSentRegistrationForm, ({ propertyId, params, request }) =>
      readBack(propertyId, params.formId, devices.of(request)?.hash ?? null),
    ),
    read(listPrintableForms, async ({ propertyId, body, request }) => {
      const device = devices.of(request)?.hash ?? null
      const ids = [...new Set(body.printableFormsIds)]
      const found = await Promise.allSettled(ids.map((id) => readBack(propertyId, id, device)))
      return found.flatMap((form) => (form.status === 'fulfilled' ? [form.value] : []))
    }),
    respond(sendIdPicture, async ({ propertyId, query, request }, reply) => {
      const body = request.body as Readable | null
      if (!body) throw new AppError('request/invalid', 'Send the bytes of the picture.')
      return heardOut(body, async () => {
        const bytes = Number(request.headers['content-length'] ?? MAX_BYTES)
        if (bytes > MAX_BYTES) throw new AppError('media/too-large', 'A picture has 20 MB at most.')
        const found = await opened.require(propertyId, query.booking)
        if (found.link?.usedAt) throw new AppError('registration/link-used', 'This link was used.')
        const device = devices.forKey(request, query.clientKey)
        await count(request, 'picture', { device: device.hash, stay: found.stay }, PICTURES)
        const form = await chosenFor(found)
        if (!form?.body.fields.some(({ name, isEnabled }) => name === 'idPicture' && isEnabled))
          throw new AppError('registration/form-changed', 'No picture is asked for.')
        const sender = { deviceHash: device.hash, network: clientNetwork(request.ip) }
        const sent = { clientKey: keyHashOf(query.clientKey), bytes, body }
        const pictureId = await pictures.receive({ propertyId, bookingId: found.stay.id, ...sender, ...sent })
        device.keep(reply)
        return { pictureId }
      })
    }),
    respond(makeRegistrationLink, async ({ propertyId, body, request }, reply) => {
      const found = await opened.require(propertyId, body.booking)
      await count(request, 'link', { device: null, stay: found.stay }, LINKS)
      const device = devices.orNew(request)
      const made = await links(found, { name: body.name, replaces: body.replaces, deviceHash: device.hash })
      device.keep(reply)
      return made
    }),
  ]
}
