import { type Standing, type StayCommand, stayRefusal } from '@innkeeper/domain/guests/stay-commands.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { momentOf, type StayWork } from './work.ts'

/** Throws why a command cannot be done with this booking now. */
export function requireAllowed(command: StayCommand, booking: Standing, work: StayWork): void {
  const refusal = stayRefusal(command, booking, momentOf(work))
  if (refusal) throw new AppError(`booking/${refusal}`, `Cannot ${command}: ${refusal}.`)
}
