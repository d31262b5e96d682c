import type { FilledForm } from '@innkeeper/domain/registration/values.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { SealBrokenError } from '../../../platform/sealed-data/port.ts'
import type { SealedForms } from '../sealed-forms.ts'
import type { SubmissionRow } from '../tables.ts'

export type OpenForm = (row: SubmissionRow) => FilledForm

/** Opens what a guest wrote; a row of a lost key, or one that was moved, says so. */
export function createOpenForm({ openIfReadable }: Pick<SealedForms, 'openIfReadable'>): OpenForm {
  return (row) => {
    const filled = openIfReadable(row)
    if (!filled) throw unreadableForm()
    return filled
  }
}

export const unreadableForm = () => new AppError('registration/unreadable', 'What was sent cannot be opened.')

export function unreadable(error: unknown): unknown {
  if (!(error instanceof SealBrokenError)) return error
  return unreadableForm()
}
