import { drawPng } from '../../../platform/pictures/png.ts'
import type { MediaService } from '../../media/service.ts'
import type { PropertyService } from '../../properties/service.ts'

/** Sharp on paper at the size a letterhead has. */
const LOGO_WIDTH = 480

/** The property's logo as papers take it; null where there is none. */
export type ReceiptLogo = (propertyId: string) => Promise<Uint8Array | null>

type Dependencies = { properties: PropertyService; openVariant: MediaService['openVariant'] }

export function createReceiptLogo({ properties, openVariant }: Dependencies): ReceiptLogo {
  return async (propertyId) => {
    const { logo } = (await properties.snapshot(propertyId)).property.brand
    if (logo === null) return null
    // A receipt without its logo is a receipt; without the receipt a guest has nothing.
    return openVariant(propertyId, logo, { width: LOGO_WIDTH, format: 'webp' })
      .then(({ bytes }) => drawPng(bytes))
      .catch(() => null)
  }
}
