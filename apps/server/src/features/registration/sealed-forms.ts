import { withStayDays } from '@innkeeper/domain/registration/stay-days.ts'
import { type FilledForm, filledFormSchema } from '@innkeeper/domain/registration/values.ts'
import { SealBrokenError, type SealedData, type WrappedKey } from '../../platform/sealed-data/port.ts'
import type { PictureRow, SubmissionRow } from './tables.ts'

export type SealedForm = WrappedKey & { sealed: Buffer }
type SealedRow = Pick<
  SubmissionRow,
  'propertyId' | 'id' | 'keyId' | 'dataKey' | 'sealed' | 'arrival' | 'departure'
>

/** Everything a person wrote, sealed for its row; names stand beside it as well, to be found by. */
export function createSealedForms(sealedData: SealedData) {
  const rowOf = ({ propertyId, id }: { propertyId: string; id: string }) => ({
    propertyId,
    kind: 'registration',
    id,
  })
  const pictureOf = ({ propertyId, id }: { propertyId: string; id: string }) => ({
    propertyId,
    kind: 'registration picture',
    id,
  })
  /** With the days the stay has now. Throws SealBrokenError for a row that was moved or changed. */
  function open(row: SealedRow): FilledForm {
    const plain = sealedData.open(row, rowOf(row), 'form', row.sealed)
    return withStayDays(filledFormSchema.parse(JSON.parse(plain.toString('utf8'))), row)
  }

  return {
    seal(owner: { propertyId: string; id: string }, form: FilledForm): SealedForm {
      const row = rowOf(owner)
      const key = sealedData.newKey(row)
      return { ...key, sealed: sealedData.seal(key, row, 'form', Buffer.from(JSON.stringify(form))) }
    },
    open,
    /** Null for a row of a key nobody has, and for one that was moved or changed. */
    openIfReadable(row: SealedRow): FilledForm | null {
      try {
        return open(row)
      } catch (error) {
        if (error instanceof SealBrokenError) return null
        throw error
      }
    },
    /** Whether the key a row names is there. */
    hasKey: sealedData.hasKey,
    sealPicture(owner: { propertyId: string; id: string }, bytes: Uint8Array): SealedForm {
      const row = pictureOf(owner)
      const key = sealedData.newKey(row)
      return { ...key, sealed: sealedData.seal(key, row, 'picture', bytes) }
    },
    openPicture(
      row: Pick<PictureRow, 'propertyId' | 'id' | 'keyId' | 'dataKey'>,
      sealed: Uint8Array,
    ): Buffer {
      return sealedData.open(row, pictureOf(row), 'picture', sealed)
    },
    rewrap: (row: Pick<SubmissionRow, 'propertyId' | 'id' | 'keyId' | 'dataKey'>) =>
      sealedData.rewrap(row, rowOf(row)),
    rewrapPicture: (row: Pick<PictureRow, 'propertyId' | 'id' | 'keyId' | 'dataKey'>) =>
      sealedData.rewrap(row, pictureOf(row)),
  }
}
export type SealedForms = ReturnType<typeof createSealedForms>
