import type { GuestGuestbook } from '@innkeeper/api/guestbook.ts'
import type { PageDataOf } from '@innkeeper/api/page.ts'
import { newPropertySchema } from '@innkeeper/api/properties.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { sampleGuest } from '@innkeeper/domain/guestbook/sample-guest.ts'
import { SET_UP_PREVIEW_PATH } from '@innkeeper/domain/properties/set-up-preview.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { sendUnkept } from '../../platform/http/prepared-answer.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { NewProperty } from './new-property.ts'
import { wishedProperty } from './wished-property.ts'
import { withoutScripts } from './without-scripts.ts'

export type SetUpPreviewDependencies = {
  clock: Clock
  pages: PageSender
  /** While nobody owns the installation anybody may look; later only who may make a property. */
  mayLook(request: FastifyRequest): Promise<boolean>
  presentFirstCards(
    cards: readonly Card[],
    property: Pick<NewProperty, 'localization' | 'currency'>,
  ): GuestGuestbook
}

const wishSchema = z.pick(newPropertySchema, {
  name: true,
  languages: true,
  preset: true,
  brandColour: true,
})
/** No property has it: whatever the page names leads nowhere. */
const NO_ID = ''
const FONT_HREF = ''

/** The guestbook that a property would begin with, as the guest app draws it, while somebody fills in the form. */
export function registerSetUpPreview(app: FastifyInstance, dependencies: SetUpPreviewDependencies): void {
  const { clock, pages, mayLook, presentFirstCards } = dependencies
  app.get<{ Querystring: Record<string, unknown> }>(
    SET_UP_PREVIEW_PATH,
    { schema: { hide: true } },
    async (request, reply) => {
      if (!(await mayLook(request))) throw new AppError('auth/not-allowed', 'This is for the set-up page.')
      const { languages, ...query } = request.query
      const read = wishSchema.safeParse({ ...query, languages: String(languages).split(',') })
      if (!read.success) throw new AppError('request/invalid', 'No property is like this.')
      const { property, cards } = wishedProperty({ ...read.data, propertyId: NO_ID })
      const guestbook = presentFirstCards(cards, property)
      const now = clock.now().getTime()
      const guest = sampleGuest({ arrival: localTimeAt(now, property.timeZone).date, room: '' })
      const data: PageDataOf<'guestbook'> = {
        kind: 'guestbook',
        clientData: clientDataOf(property),
        guestbook,
        hasBooking: false,
        isUnknownStay: false,
        openBox: null,
        preview: { moments: null, guest, access: null, isDraft: false, token: null },
        liveAfter: '',
      }
      const page = await pages.renderForFew({
        data,
        language: interfaceLanguageFor(guestbook.language.code),
        renderedAt: now,
      })
      return sendUnkept(request, reply, withoutScripts(page.html), pages.headersOf(page, { isFramed: true }))
    },
  )
}

function clientDataOf(property: NewProperty): PageDataOf<'guestbook'>['clientData'] {
  const { propertyId, name, currency, timeZone, checkInTime, checkOutTime, localization } = property
  const { brand, tabBar, policyLinks, contact } = property
  return {
    ...{ propertyId, name, currency, timeZone, checkInTime, checkOutTime, localization },
    ...{ brand, tabBar, policyLinks, contact },
    active: true,
    guestbook: { version: 0 },
    upselling: { enabled: false },
    font: { heading: brand.headingFont, text: brand.textFont, href: FONT_HREF },
    mediaOrigin: '',
    segmentation: { targetGroups: [] },
    units: [],
    integration: { features: {} },
    hasChat: false,
    modules: ['guestbook'],
    features: ['guestbook'],
  }
}
