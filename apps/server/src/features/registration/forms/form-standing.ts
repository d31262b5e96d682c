import type { FormStanding } from '@innkeeper/api/registration/submissions.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { registrationForms } from '../tables.ts'

/** Whether guests are asked anything at all. */
export async function formStanding(tx: Tx, propertyId: string): Promise<FormStanding> {
  const forms = await tx
    .select({ isOn: registrationForms.isOn })
    .from(registrationForms)
    .where(eq(registrationForms.propertyId, propertyId))
  if (forms.length === 0) return 'none'
  return forms.some(({ isOn }) => isOn) ? 'on' : 'off'
}

export const noForm = () => new AppError('registration/no-form', 'No form is on for this guest.')
