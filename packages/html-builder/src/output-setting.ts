import type { Brand } from '@innkeeper/domain/properties/schema.ts'

/** What the modules of an e-mail share while it is written. */
export type OutputSetting = {
  propertyId: string
  propertyName: string
  /** Absolute: e-mails are read far from the installation. */
  origin: string
  mediaOrigin: string
  brand: Brand
  language: string
}
