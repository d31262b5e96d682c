import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'

export type BasePicture = {
  url: string
  /** What it shows, by language code. */
  alt: Record<string, string>
}

/** What base templates are filled with; what is null or empty is left out. */
export type BaseProperty = {
  name: string
  localization: Localization
  brand: Brand
  checkInTime: string | null
  checkOutTime: string | null
  phone: string | null
  email: string | null
  postalAddress: string | null
  website: string | null
  /** The property's own, best first. */
  pictures: BasePicture[]
  guestbookUrl: string
}
