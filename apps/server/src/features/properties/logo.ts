import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { drawPng } from '../../platform/pictures/png.ts'
import type { MediaService } from '../media/service.ts'
import type { PropertyService } from './service.ts'

/** Sharp on paper and in mails at the size a letterhead has, and on the largest icon of a home screen. */
const LOGO_WIDTH = 480
const MAX_LOGOS = 50
/** A picture never changes under its id; this is how long one that nobody looks at is kept. */
const LOGO_MS = 3_600_000

export type Logos = {
  /** A picture of the property as its logo is drawn; throws `media/unknown`. */
  open(propertyId: string, mediaId: string): Promise<Uint8Array>
  /** The same as PNG, which every mail client and every paper knows. */
  openPng(propertyId: string, mediaId: string): Promise<Uint8Array>
  /** The property's logo as papers take it; null where there is none. */
  logoOf(propertyId: string): Promise<Uint8Array | null>
}

type Dependencies = {
  clock: Clock
  hub: EventHub
  properties: PropertyService
  openVariant: MediaService['openVariant']
}

export function createLogos({ clock, hub, properties, openVariant }: Dependencies): Logos {
  const drawn = createPropertyCache<Uint8Array>({
    hub,
    clock,
    maxEntries: MAX_LOGOS,
    dropOn: ['media.changed'],
  })
  const open: Logos['open'] = async (propertyId, mediaId) =>
    (await openVariant(propertyId, mediaId, { width: LOGO_WIDTH, format: 'webp' })).bytes
  const openPng: Logos['openPng'] = (propertyId, mediaId) =>
    drawn.get([propertyId, mediaId], async () => ({
      value: await drawPng(await open(propertyId, mediaId)),
      validUntil: clock.now().getTime() + LOGO_MS,
    }))
  return {
    open,
    openPng,
    async logoOf(propertyId) {
      const { logo } = (await properties.snapshot(propertyId)).property.brand
      // A paper without its logo is a paper; without the paper somebody has nothing.
      return logo === null ? null : openPng(propertyId, logo).catch(() => null)
    },
  }
}
