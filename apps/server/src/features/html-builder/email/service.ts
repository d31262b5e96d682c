import { createHash } from 'node:crypto'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { modulesIn } from '@innkeeper/domain/html-builder/localized-modules.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { defaultLanguage, type PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { CompiledEmail, EmailRecipient } from '@innkeeper/html-builder/email/compiled-email.ts'
import { type FilledEmail, fillEmail } from '@innkeeper/html-builder/email/fill-email.ts'
import { isOffer } from '@innkeeper/html-builder/is-offer.ts'
import { readableModules } from '@innkeeper/html-builder/readable-modules.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { LinkedFeatures } from '../../../platform/linked-features.ts'
import type { BookingRow, GuestService } from '../../guests/service.ts'
import type { PropertyService, PropertySnapshot } from '../../properties/service.ts'
import type { TemplateSources } from '../sources.ts'
import type { CompiledEmails } from '../tables.ts'
import type { EmailCompiler } from './compile.ts'
import type { EmailOffers } from './email-offers.ts'
import { ownLinks } from './own-links.ts'
import { recipientOf, sampleRecipient } from './sample-recipient.ts'

/** Counts up when e-mails are set otherwise: those that were set before are set anew. */
const DESIGN = 4

type Previewed = Written & { bookingId?: string | undefined }
type Written = { type: TemplateType; content: TemplateContent; languageIndex: number; origin: string }

export type EmailService = {
  /** A template in one language, with everything decided but the recipient. */
  compile(propertyId: string, written: Written): Promise<CompiledEmail>
  /** The same in every language that has modules of its own; the others are sent one of these. */
  compileAll(propertyId: string, written: Omit<Written, 'languageIndex'>): Promise<CompiledEmails>
  /** Language index to how long the HTML of what is sent is, in bytes, for a sample guest and with its signature. */
  bytesSent(
    propertyId: string,
    written: Pick<Written, 'type' | 'origin'>,
    compiled: CompiledEmails,
  ): Promise<Record<string, number>>
  /** Told apart from another when e-mails made with it would look or lead otherwise. */
  lookOf(propertyId: string, origin: string): Promise<string>
  /** How a draft reads for a guest: one that is made up, or that of a booking. Throws `booking/unknown`. */
  preview(propertyId: string, written: Previewed): Promise<FilledEmail>
}

type Dependencies = {
  clock: Clock
  properties: PropertyService
  guests: Pick<GuestService, 'bookingOf'>
  compiler: EmailCompiler
  linkedFeatures: Pick<LinkedFeatures, 'openWith' | 'hrefFor'>
  emailOffers: EmailOffers
  sources: Pick<TemplateSources, 'surveysOf'>
  /** The signature that e-mails with a signature module get, as it is published; null where none is chosen. */
  findSignature(propertyId: string): Promise<TemplateContent | null>
}

export function createEmailService({
  clock,
  properties,
  guests,
  compiler,
  linkedFeatures,
  emailOffers,
  sources,
  findSignature,
}: Dependencies): EmailService {
  async function compileIn(
    { property }: PropertySnapshot,
    { type, content, languageIndex, origin }: Written,
  ) {
    const fallback = defaultLanguage(property.localization)?.index ?? languageIndex
    const found = modulesIn(content.localizedData, languageIndex, fallback)
    const index = found?.index ?? languageIndex
    return compiler.compile({
      type: type === 'signature' ? 'signature' : 'email',
      modules: readableModules(found?.modules ?? []).modules,
      style: content.style,
      subject: content.subject[index] ?? content.subject[fallback] ?? content.name,
      preheader: content.preheader[index] ?? '',
      isMarketing: isOffer(content),
      setting: {
        propertyId: property.propertyId,
        propertyName: property.name,
        origin,
        mediaOrigin: properties.mediaOrigin || origin,
        brand: property.brand,
        language: languageOf(property.localization, index)?.code ?? 'en',
        contact: property.contact,
      },
    })
  }

  function lookIn({ property }: PropertySnapshot, origin: string): string {
    const { brand, name, contact, localization } = property
    const look = [DESIGN, brand, name, contact, localization.default, origin, properties.mediaOrigin]
    return createHash('sha256').update(JSON.stringify(look)).digest('base64url').slice(0, 22)
  }

  /** The signature that stands in an e-mail in this language. */
  async function signatureIn(snapshot: PropertySnapshot, written: Omit<Written, 'type' | 'content'>) {
    const content = await findSignature(snapshot.property.propertyId)
    return content && compileIn(snapshot, { ...written, type: 'signature', content })
  }

  function linksIn(snapshot: PropertySnapshot, origin: string, linkKey: string) {
    const { propertyId } = snapshot.property
    return ownLinks(linkedFeatures, { propertyId, modules: properties.modulesOf(snapshot), origin }, linkKey)
  }

  function sampleIn(
    snapshot: PropertySnapshot,
    { languageIndex, origin }: Omit<Written, 'type' | 'content'>,
  ): EmailRecipient {
    const { propertyId, name: propertyName, localization, timeZone } = snapshot.property
    const language = languageOf(localization, languageIndex)?.code ?? 'en'
    const today = localTimeAt(clock.now().getTime(), timeZone).date
    const sample = sampleRecipient({ propertyName, language, today, origin, propertyId })
    return { ...sample, links: { ...linksIn(snapshot, origin, 'preview'), ...sample.links } }
  }

  /** What the modules of a draft show to one guest, or to somebody made up. */
  async function offersIn(
    propertyId: string,
    { offers: modules = [] }: CompiledEmail,
    { origin, languageIndex, bookingId }: Pick<Previewed, 'origin' | 'languageIndex' | 'bookingId'>,
  ) {
    if (bookingId === undefined) return emailOffers.forSample({ propertyId, modules, origin, languageIndex })
    const { localization } = (await properties.snapshot(propertyId)).property
    const languageCode = languageOf(localization, languageIndex)?.code ?? ''
    return emailOffers.forStay({ propertyId, modules, origin, bookingId, languageCode, cameFrom: '' })
  }

  /** What the modules of a draft ask, at addresses that record nothing. */
  async function surveysIn(
    snapshot: PropertySnapshot,
    { surveys = [] }: CompiledEmail,
    { origin, languageIndex }: Pick<Previewed, 'origin' | 'languageIndex'>,
  ): Promise<EmailRecipient['surveys']> {
    const { propertyId } = snapshot.property
    const modules = properties.modulesOf(snapshot)
    const shown = await sources.surveysOf(surveys, { propertyId, languageIndex, modules })
    return Object.fromEntries(
      Object.entries(shown).map(([id, { question, href }]) => [id, { question, href: origin + href }]),
    )
  }

  return {
    compile: async (propertyId, written) => compileIn(await properties.snapshot(propertyId), written),
    async compileAll(propertyId, written) {
      const snapshot = await properties.snapshot(propertyId)
      const languages: Record<string, CompiledEmail> = {}
      for (const [index, modules] of Object.entries(written.content.localizedData)) {
        const isSpoken = languageOf(snapshot.property.localization, Number(index)) !== undefined
        if (modules.length === 0 || !isSpoken) continue
        languages[index] = await compileIn(snapshot, { ...written, languageIndex: Number(index) })
      }
      return { look: lookIn(snapshot, written.origin), languages }
    },
    async bytesSent(propertyId, { type, origin }, { languages }) {
      const snapshot = await properties.snapshot(propertyId)
      const bytes: Record<string, number> = {}
      for (const [index, email] of Object.entries(languages)) {
        const setting = { languageIndex: Number(index), origin }
        const below = type === 'email' && isSigned(email) ? await signatureIn(snapshot, setting) : null
        bytes[index] = Buffer.byteLength(fillEmail(email, sampleIn(snapshot, setting), below).html)
      }
      return bytes
    },
    lookOf: async (propertyId, origin) => lookIn(await properties.snapshot(propertyId), origin),
    async preview(propertyId, { bookingId, ...written }) {
      const snapshot = await properties.snapshot(propertyId)
      const { name: propertyName, localization } = snapshot.property
      const { origin, languageIndex } = written
      const language = languageOf(localization, languageIndex)?.code ?? 'en'
      const ofBooking = (booking: BookingRow, links: EmailRecipient['links']): EmailRecipient => {
        const bookingLink = `${origin}/guestbook/${propertyId}/${booking.linkKey}`
        const guest = { ...booking, roomNumber: booking.unitCode ?? '', bookingLink }
        const recipient = recipientOf(guest, { propertyName, language })
        return { ...recipient, links: { ...links, ...recipient.links } }
      }
      const [compiled, booking] = await Promise.all([
        compileIn(snapshot, written),
        bookingId === undefined ? null : guests.bookingOf(propertyId, bookingId),
      ])
      if (bookingId !== undefined && !booking)
        throw new AppError('booking/unknown', 'There is no such guest.')
      const recipient = booking
        ? ofBooking(booking, linksIn(snapshot, origin, booking.linkKey))
        : sampleIn(snapshot, written)
      const offers = await offersIn(propertyId, compiled, { origin, languageIndex, bookingId })
      const isSignedMail = written.type === 'email' && isSigned(compiled)
      const below = isSignedMail ? await signatureIn(snapshot, written) : null
      const surveys = await surveysIn(snapshot, compiled, written)
      return fillEmail(compiled, { ...recipient, offers, surveys }, below)
    },
  }
}

/** Whether a signature stands in it; nobody compiles one for nothing. */
function isSigned({ html }: CompiledEmail): boolean {
  return html.some(
    (part) => typeof part !== 'string' && ('signature' in part || ('whenSigned' in part && part.whenSigned)),
  )
}

function languageOf(
  localization: PropertySnapshot['property']['localization'],
  index: number,
): PropertyLanguage | undefined {
  return Object.values(localization.languages).find((language) => language.index === index)
}
