import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Work } from './work.ts'

/**
 * Runs one change of a property's units: alone, and told to all who keep what guests' pages are made of. The change
 * gets the language that names of cards are read in.
 */
export async function inOneChange<T>(work: Work, change: (languageIndex: number) => Promise<T>): Promise<T> {
  const { tx, propertyId } = work
  const { revision, localization } = await work.lockProperty(tx, propertyId)
  const answer = await change(defaultLanguage(localization)?.index ?? 0)
  await emit(tx, propertyId, 'property.changed', { revision })
  return answer
}
