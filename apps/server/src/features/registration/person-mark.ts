import { foldedWords } from '@innkeeper/domain/guests/fold.ts'
import type { Values } from '@innkeeper/domain/registration/values.ts'
import type { SealedData } from '../../platform/sealed-data/port.ts'

/** The same names and the same birth date are the same person: the mark to write, then those of keys before. */
export function personMarksOf(
  sealedData: Pick<SealedData, 'marks'>,
  propertyId: string,
  { firstName = '', lastName = '', birthDate = '' }: Values,
): [string, ...string[]] {
  const folded = [firstName, lastName].map((name) => foldedWords(name).join(' '))
  return sealedData.marks(propertyId, [...folded, birthDate].join('\n'))
}
