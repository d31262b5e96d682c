import type { GuestGuestbook } from '@innkeeper/api/guestbook.ts'
import type { PagePreview } from '@innkeeper/api/page.ts'
import { SAMPLE_NIGHTS } from '@innkeeper/domain/guestbook/constants.ts'
import {
  previewersOf,
  previewMoments,
  previewUnit,
  previewVisitors,
} from '@innkeeper/domain/guestbook/preview.ts'
import type { PreviewSettings } from '@innkeeper/domain/guestbook/preview-query.ts'
import { previewersText } from '@innkeeper/domain/guestbook/previewers.ts'
import { type SampleGuest, sampleGuest } from '@innkeeper/domain/guestbook/sample-guest.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { withFitTabs } from '@innkeeper/domain/guestbook/tab-bar-upgrades.ts'
import type { Visitor } from '@innkeeper/domain/guestbook/visibility.ts'
import { QR_VISITOR, viewerIn } from '@innkeeper/domain/guestbook/visitor.ts'
import { phaseOf } from '@innkeeper/domain/guests/phase.ts'
import { defaultLanguage, type PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { sampleOf } from '@innkeeper/domain/units/access.ts'
import type { FastifyRequest } from 'fastify'
import type { EntryLog } from '../audit/service.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertyService, PropertySnapshot } from '../properties/service.ts'
import { type BoxSetting, presentBox } from './box-presenter.ts'
import type { PricesFor } from './guest-view.ts'
import { createPreviewEntries, type PreviewEntries } from './preview-entries.ts'
import { createPreviewViewers, type PreviewViewers, type ViewerDependencies } from './preview-viewers.ts'
import { inShownHolders, type PublishedGuestbooks } from './published.ts'

export type Previews = PreviewEntries &
  Pick<PreviewViewers, 'isToken' | 'tokenFor'> & {
    /** Who anyone's preview greets, today. */
    anyonesGuest(snapshot: PropertySnapshot): SampleGuest
    /** The guestbook as the settings ask, units' content and all: for nobody else than who asked. */
    show(
      request: FastifyRequest,
      snapshot: PropertySnapshot,
      shown: { settings: PreviewSettings; language: PropertyLanguage },
    ): Promise<{ guestbook: GuestGuestbook; preview: Omit<PagePreview, 'token'>; tabBar: TabBar | null }>
  }

type Dependencies = ViewerDependencies & {
  properties: PropertyService
  published: PublishedGuestbooks
  guests: GuestService
  entries: EntryLog
  pricesFor: PricesFor
  staffMayIn(request: FastifyRequest, propertyId: string, capability: Capability): Promise<boolean>
}

export function createPreviews(dependencies: Dependencies): Previews {
  const { clock, properties, published, guests, staffMayIn, pricesFor } = dependencies
  const viewers = createPreviewViewers(dependencies)
  const now = () => clock.now().getTime()

  /**
   * What the first visitor looked at can open: of the unit asked for, or of the sample guest's room. Codes and passwords
   * themselves are for those who manage units and ask with their own session; a token gets forwarded.
   */
  const accessShown = async (
    request: FastifyRequest,
    snapshot: PropertySnapshot,
    { visitor, settings }: { visitor: Visitor | undefined; settings: PreviewSettings },
  ) => {
    if (visitor?.state !== 'checkin') return null
    const unitId = visitor.unit ?? previewUnit(settings, snapshot)?.id ?? snapshot.units[0]?.id ?? null
    const { propertyId, timeZone } = snapshot.property
    const departure = addDays(localTimeAt(now(), timeZone).date, SAMPLE_NIGHTS)
    const access = await guests.accessOf(propertyId, {
      state: 'checkin',
      departure,
      checkOutTime: null,
      unitId,
    })
    return (await staffMayIn(request, propertyId, 'units:manage')) ? access : sampleOf(access)
  }

  return {
    ...createPreviewEntries({ ...dependencies, viewers }),
    isToken: viewers.isToken,
    anyonesGuest: (snapshot) =>
      sampleGuest({
        arrival: localTimeAt(now(), snapshot.property.timeZone).date,
        room: sampleRoom(snapshot),
      }),
    tokenFor: viewers.tokenFor,

    async show(request, snapshot, { settings, language }) {
      const { property } = snapshot
      const { version, cards, pictures, tabBar } = settings.isDraft
        ? await published.drafts(property.propertyId)
        : { ...(await published.of(property.propertyId)), tabBar: null }
      const local = localTimeAt(now(), property.timeZone)
      const moments = previewMoments(settings, local)
      const guest = settings.booking
        ? await guests.visitorOf(property.propertyId, settings.booking)
        : QR_VISITOR
      const asked = guest === QR_VISITOR ? previewVisitors(settings, snapshot, local.date) : [guest]
      const visitors = asked.map((visitor) => viewerIn(cards, visitor))
      const setting: BoxSetting = {
        languages: { asked: language, fallback: defaultLanguage(property.localization) ?? language },
        pictures,
        owner: { propertyId: property.propertyId, mediaOrigin: properties.mediaOrigin },
        currency: property.currency,
        features: properties.clientDataOf(snapshot).features,
        prices: await pricesFor(property.propertyId, asked[0] ?? QR_VISITOR),
      }
      const isWithoutStay = settings.states.length > 0 && asked.every(({ state }) => state === 'qr')
      const room = roomOf(snapshot, guest) ?? previewUnit(settings, snapshot)?.code ?? sampleRoom(snapshot)
      const shown = inShownHolders(cards.filter((card) => previewersOf(card, visitors, moments).length > 0))
      return {
        guestbook: {
          version,
          language: { code: language.code, index: language.index },
          phase: phaseOf(asked[0]?.state ?? 'qr'),
          boxes: shown.flatMap((card) => {
            const boxes = previewersOf(card, visitors, moments).map((visitor) =>
              presentBox(card, visitor, setting),
            )
            return boxes.find((box) => box !== null) ?? []
          }),
        },
        preview: {
          moments,
          guest: isWithoutStay ? null : sampleGuest({ arrival: moments[0]?.date ?? local.date, room }),
          access: await accessShown(request, snapshot, { visitor: asked[0], settings }),
          isDraft: settings.isDraft,
          as: previewersText(asked),
        },
        tabBar: tabBar && withFitTabs(tabBar),
      }
    },
  }
}

/** The room of a guest who is looked at; the preview says nothing else of them. */
function roomOf({ units }: PropertySnapshot, { unit }: Visitor): string | undefined {
  return unit === null ? undefined : units.find(({ id }) => id === unit)?.code
}

/** The sample guest's room: the first there is. */
function sampleRoom({ units }: PropertySnapshot): string {
  return units[0]?.code ?? ''
}
