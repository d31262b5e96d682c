import type { PageDataOf } from '@innkeeper/api/page.ts'
import { isFetchableBookingId } from '@innkeeper/domain/guestbook/link-id.ts'
import { isPreviewAddress } from '@innkeeper/domain/guestbook/preview-query.ts'
import { QR_VISITOR } from '@innkeeper/domain/guestbook/visitor.ts'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { chooseLanguage, type PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { FastifyRequest } from 'fastify'
import type { CacheKey } from '../../platform/cache/property-cache.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { languageIndex, languagePreference } from '../../platform/http/language-preference.ts'
import type { AnsweredPage } from '../../platform/http/page-visits.ts'
import type { GuestService } from '../guests/service.ts'
import type { OpenProperty, PropertyService } from '../properties/service.ts'
import type { GuestViews } from './guest-view.ts'
import type { Previews } from './previews.ts'

export type GuestbookRoute = {
  Params: { hotel: string; guestid?: string; modal?: string }
  Querystring: Record<string, unknown>
}

export type PageServices = {
  hub: EventHub
  properties: PropertyService
  guests: GuestService
  views: GuestViews
  previews: Previews
}

type GuestbookData = PageDataOf<'guestbook'>

/** What to answer for one address of the guestbook, before it is rendered. */
export type GuestPage = {
  /** Whoever has the same key gets the same bytes; null for what is made for one request alone. */
  key: CacheKey | null
  /** The address opens a box; there are as many such pages as there are boxes. */
  hasOpenBox: boolean
  /** What opening it counts as; nothing for a preview. */
  answered: AnsweredPage | null
  /** Nothing of it may be kept by anybody. */
  isPrivate: boolean
  validUntil: number
  language: PropertyLanguage
  /** The address asks for a language the property shows. */
  isLanguageChosen: boolean
  /** The booking the address carries, when it is known here. */
  linkKey: string | null
  data(): GuestbookData
}

/** Finds out who looks and what they may see; or the view a guest gets where there is nothing to see. */
export async function guestPageFor(
  request: FastifyRequest<GuestbookRoute>,
  services: PageServices,
): Promise<GuestPage | { failure: PageDataOf<'failure'> }> {
  const { hub, properties, previews } = services
  const { params, query } = request
  // Before anything is read: an event that comes meanwhile is then heard twice rather than never.
  const liveAfter = hub.position()
  const opened = await properties.openForPage(params.hotel, 'guestbook')
  if ('failure' in opened) return opened
  const { snapshot, clientData } = opened
  const isPreview = isPreviewAddress(params.guestid, query)
  const entry = isPreview ? await previews.open(request, snapshot, query) : null
  const settings = entry?.settings ?? null

  const index = settings ? (settings.language ?? undefined) : languageIndex(query.language)
  const language = chooseLanguage(snapshot.property.localization, languagePreference(request, index))
  if (!language) return { failure: { kind: 'failure', failure: 'unavailable', clientData } }
  if (entry) {
    const { tabBar, guestbook, preview } = await previews.show(request, snapshot, {
      settings: entry.settings,
      language,
    })
    const shownData = tabBar ? { ...clientData, tabBar } : clientData
    const boxes = guestbook.boxes.map((box) => ({ id: box.id, form: box.options.form }))
    const openBox = openBoxOf(request, boxes)
    return {
      key: null,
      hasOpenBox: openBox !== null,
      answered: null,
      isPrivate: true,
      validUntil: 0,
      language,
      isLanguageChosen: false,
      linkKey: null,
      data: () => ({
        kind: 'guestbook',
        clientData: shownData,
        guestbook,
        preview: { ...preview, token: entry.token },
        hasBooking: false,
        isUnknownStay: false,
        openBox,
        liveAfter,
      }),
    }
  }
  const page = await sharedPage(request, { opened, language, isPreview, liveAfter }, services)
  return { ...page, isLanguageChosen: !isPreview && index === language.index }
}

type Found = { opened: OpenProperty; language: PropertyLanguage; isPreview: boolean; liveAfter: string }

/** The page that everybody with the same cards in the same language gets. */
async function sharedPage(
  request: FastifyRequest<GuestbookRoute>,
  { opened, language, isPreview, liveAfter }: Found,
  { properties, guests, views, previews }: PageServices,
): Promise<Omit<GuestPage, 'isLanguageChosen'>> {
  const { hotel, guestid } = request.params
  const { snapshot, clientData } = opened
  const visitor = isPreview ? QR_VISITOR : await guests.visitorOf(hotel, guestid)
  const view = await views.viewFor(hotel, visitor, language)
  const boxes = view.cards.map((card) => ({ id: card.id, form: card.form?.id }))
  const openBox = openBoxOf(request, boxes)
  // No booking is in the state of a visitor without one.
  const hasBooking = visitor.state !== 'qr'
  const isUnknownStay = !isPreview && !hasBooking && isFetchableBookingId(guestid)
  return {
    // Whatever else the address says, only a box that is there makes another page.
    key: [...view.key, hasBooking, isUnknownStay, isPreview, openBox ?? ''],
    hasOpenBox: openBox !== null,
    answered: isPreview
      ? null
      : {
          propertyId: hotel,
          page: 'guestbook',
          state: visitor.state,
          language: language.code,
          cardId: boxes.find((box) => opens(box, openBox))?.id ?? null,
        },
    isPrivate: false,
    validUntil: Math.min(view.validUntil, properties.settledUntil(snapshot)),
    language,
    linkKey: hasBooking ? (guestid ?? null) : null,
    data: () => ({
      kind: 'guestbook',
      clientData,
      guestbook: view.present(),
      hasBooking,
      isUnknownStay,
      openBox,
      preview: isPreview
        ? { moments: null, guest: previews.anyonesGuest(snapshot), access: null, isDraft: false, token: null }
        : null,
      liveAfter,
    }),
  }
}

type Openable = { id: string; form: string | undefined }

/** The box the address opens, by the query or the path; an empty `box` closes what the path opens. */
function openBoxOf(
  { params, query }: FastifyRequest<GuestbookRoute>,
  boxes: readonly Openable[],
): string | null {
  const wanted = 'box' in query ? query.box : params.modal
  // A repeated or absurd value counts as none.
  if (typeof wanted !== 'string' || !PUBLIC_ID_PATTERN.test(wanted)) return null
  return boxes.some((box) => opens(box, wanted)) ? wanted : null
}

/** A box is named by its own id or by that of the form it opens (spec 2). */
function opens({ id, form }: Openable, wanted: string | null): boolean {
  return wanted !== null && (id === wanted || form === wanted)
}
