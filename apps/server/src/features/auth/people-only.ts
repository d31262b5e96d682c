import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'

/** Throws `auth/not-allowed`: a leaked token must not sign its person out or take their name. */
export function refuseApiClients(staff: Pick<Staff, 'via'>): void {
  if (staff.via === 'bearer')
    throw new AppError('auth/not-allowed', 'This is for people, not for API clients.')
}
