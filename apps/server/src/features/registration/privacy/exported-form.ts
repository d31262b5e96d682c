import { buffer } from 'node:stream/consumers'
import { maskedForProvider } from '@innkeeper/domain/registration/masking.ts'
import type { FilledForm } from '@innkeeper/domain/registration/values.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { FilesPort } from '../../../platform/files/port.ts'
import type { Reader } from '../../../platform/personal-data.ts'
import { SealBrokenError } from '../../../platform/sealed-data/port.ts'
import { findPicturesOf } from '../pictures/of-submissions.ts'
import { pictureKey } from '../pictures/removal.ts'
import type { SealedForms } from '../sealed-forms.ts'
import { signatureSvg } from '../signature-svg.ts'
import type { PictureRow, SubmissionRow } from '../tables.ts'

type Dependencies = { files: FilesPort; sealedForms: SealedForms }

const MASKED = 'masked'
const UNREADABLE = 'unreadable'

/** A form as the file of its person has it: what was written, a signature as its drawing, the ID picture as its bytes. */
export function createExportedForm({ files, sealedForms }: Dependencies) {
  function contentOf(row: SubmissionRow, opensDocuments: boolean): object {
    const filled = sealedForms.openIfReadable(row)
    if (!filled) return { isReadable: false }
    return opensDocuments ? opened(filled) : masked(filled)
  }

  async function pictureOf(row: PictureRow): Promise<string> {
    const file = await files.get(pictureKey(row))
    if (!file) return UNREADABLE
    const sealed = await buffer(file.stream)
    try {
      return `data:image/webp;base64,${sealedForms.openPicture(row, sealed).toString('base64')}`
    } catch (error) {
      if (error instanceof SealBrokenError) return UNREADABLE
      throw error
    }
  }

  return async (tx: Tx, row: SubmissionRow, { opensDocuments }: Reader): Promise<object> => {
    const { bookingNumber, arrival, departure, sentAt, person, language, termsVersion, country } = row
    const [picture] = await findPicturesOf(tx, row.propertyId, [row.id])
    const idPicture = picture && (opensDocuments ? await pictureOf(picture) : MASKED)
    return {
      ...{ bookingNumber, person, arrival, departure, sentAt, language, termsVersion, country },
      ...contentOf(row, opensDocuments),
      idPicture: idPicture ?? null,
    }
  }
}
export type ExportedForm = ReturnType<typeof createExportedForm>

const opened = ({ values, companions, signature }: FilledForm) => ({
  values,
  companions,
  signature: signature && signatureSvg(signature),
})

const masked = ({ values, companions, signature }: FilledForm) => ({
  values: maskedForProvider(values),
  companions: companions.map(({ type, values: own }) => ({ type, values: maskedForProvider(own) })),
  signature: signature && MASKED,
})
