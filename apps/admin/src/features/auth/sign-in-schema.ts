import * as z from 'zod/mini'
import type { AdminTranslate } from '../../platform/texts.ts'

const EMAIL_MAX = 200
const PASSWORD_MAX = 200

export function signInSchema(t: AdminTranslate) {
  return z.object({
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: t('form.required'), abort: true }),
        z.maxLength(EMAIL_MAX, t('form.invalidEmail')),
        z.regex(/^[^\s@]+@[^\s@]+$/, t('form.invalidEmail')),
      ),
    password: z
      .string()
      .check(z.minLength(1, t('form.required')), z.maxLength(PASSWORD_MAX, t('auth/invalid-credentials'))),
  })
}
