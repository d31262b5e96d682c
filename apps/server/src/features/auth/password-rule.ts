import { PASSWORD_MIN } from '@innkeeper/domain/auth/account-schema.ts'
import { passwordStrength } from '@innkeeper/domain/auth/password-strength.ts'
import { AppError } from '../../platform/http/app-error.ts'

/** Throws `auth/weak-password` for what guessing begins with, the person's own name and address among it. */
export function refuseWeak(password: string, about: readonly string[]): void {
  const strength = passwordStrength(password, { minLength: PASSWORD_MIN, about })
  if (strength === 'weak' || strength === 'short') {
    throw new AppError('auth/weak-password', 'This password is easy to guess.')
  }
}
