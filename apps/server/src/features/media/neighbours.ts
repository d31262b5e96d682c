import type { MediaUse } from '@innkeeper/api/media.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Tx } from '../../platform/db/port.ts'

/** What media asks of the features that show it; the composition root answers. */
export type Neighbours = {
  lockProperty(tx: Tx, propertyId: string): Promise<{ revision: number; localization: Localization }>
  /** Where a file is used, in words of the property's default language. */
  findUses(tx: Tx, propertyId: string, mediaId: string, languageIndex: number): Promise<MediaUse[]>
  /** Ids that stand anywhere in what the property shows; ids of other things may be among them. */
  findUsedIds(tx: Tx, propertyId: string): Promise<string[]>
  /** Has the bytes of a deleted file removed from storage, once the deletion is certain. */
  removeFile(tx: Tx, file: { propertyId: string; mediaId: string }): Promise<void>
  localizationOf(propertyId: string): Promise<Localization>
}
