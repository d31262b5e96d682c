import type { Localization } from '@innkeeper/domain/properties/localization.ts'

/** What is known of the property before a transaction begins. */
export type House = { propertyId: string; localization: Localization; mediaOrigin: string }
