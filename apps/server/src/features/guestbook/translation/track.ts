import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { trackTranslations } from '@innkeeper/domain/guestbook/translation-marks.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { findLocalization } from './repository.ts'

/** A draft as it is saved: translations whose source changes with it remember what they were written for. */
export async function tracked(tx: Tx, propertyId: string, before: Card, after: Card): Promise<Card> {
  if (after.content === before.content) return after
  const localization = await findLocalization(tx, propertyId)
  const source = localization && defaultLanguage(localization)
  return source ? trackTranslations(before, after, source.index) : after
}
