import { readableInkOn } from '@innkeeper/domain/properties/contrast.ts'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { NoRoomError } from '../../platform/http/no-room-error.ts'
import { PictureError } from '../../platform/pictures/port.ts'
import { drawSquareIcon } from '../../platform/pictures/square-icon.ts'
import type { PropertySnapshot } from './snapshot.ts'

/** Every icon there is, by file name. Launchers cut maskable ones to their own shape, so those keep more room. */
export const APP_ICONS = {
  '180.png': { size: 180, share: 0.62, purpose: null },
  '192.png': { size: 192, share: 0.7, purpose: 'any' },
  '512.png': { size: 512, share: 0.7, purpose: 'any' },
  'maskable-512.png': { size: 512, share: 0.52, purpose: 'maskable' },
} as const
export type AppIconName = keyof typeof APP_ICONS

const MAX_ICONS = 200
/** An icon changes with its property, whose event drops it; this is the safety net below. */
const ICON_MS = 3_600_000

/** The logo's bytes, as a picture with transparency. */
type OpenLogo = (propertyId: string, mediaId: string) => Promise<Uint8Array>

export type AppIcons = { open(snapshot: PropertySnapshot, name: AppIconName): Promise<Buffer> }

type Dependencies = { clock: Clock; hub: EventHub; openLogo: OpenLogo }

/** Icons of properties, drawn when somebody asks for one. */
export function createAppIcons({ clock, hub, openLogo }: Dependencies): AppIcons {
  const now = () => clock.now().getTime()
  const icons = createPropertyCache<Buffer>({
    hub,
    clock,
    maxEntries: MAX_ICONS,
    dropOn: ['property.changed'],
  })

  async function draw({ property }: PropertySnapshot, name: AppIconName): Promise<Buffer> {
    const { brandColour, logo } = property.brand
    const { size, share } = APP_ICONS[name]
    const icon = { size, share, background: brandColour }
    const picture = logo && (await openLogo(property.propertyId, logo).catch(nullWhenUnknown))
    return drawSquareIcon(picture ?? houseGlyph(readableInkOn(brandColour), size), icon).catch(tellBusy)
  }

  return {
    open: (snapshot, name) => {
      const { propertyId, revision } = snapshot.property
      return icons.get([propertyId, revision, name], async () => ({
        value: await draw(snapshot, name),
        validUntil: now() + ICON_MS,
      }))
    },
  }
}

/** A house, for a property without a logo. */
function houseGlyph(ink: string, size: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="7 6 18 19"><path d="M9 24V13.5L16 8l7 5.5V24h-5v-6h-4v6z" fill="none" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"/></svg>`,
  )
}

/** A logo that was taken away leaves the house. */
function nullWhenUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'media/unknown') return null
  throw error
}

function tellBusy(error: unknown): never {
  if (error instanceof PictureError && error.failure === 'busy')
    throw new NoRoomError('Too many pictures are being made; try again shortly.', 'media/busy')
  throw error
}
