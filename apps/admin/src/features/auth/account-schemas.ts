import { emailSchema, PASSWORD_MAX, PASSWORD_MIN } from '@innkeeper/domain/auth/account-schema.ts'
import { passwordStrength } from '@innkeeper/domain/auth/password-strength.ts'
import * as z from 'zod/mini'
import type { AdminTranslate } from '../../platform/texts.ts'

const NAME_MAX = 100

const nameField = (t: AdminTranslate) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, t('form.required')),
      z.maxLength(NAME_MAX, t('form.tooLong', { max: NAME_MAX })),
    )

const emailField = (t: AdminTranslate) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: t('form.required'), abort: true }),
    z.refine((email) => z.safeParse(emailSchema, email).success, t('form.invalidEmail')),
  )

/** The server refuses the same; `about` is what the person is called. */
function newPasswordField(t: AdminTranslate, about: readonly string[]) {
  const isWeak = (password: string) =>
    passwordStrength(password, { minLength: PASSWORD_MIN, about }) === 'weak'
  return z.string().check(
    z.minLength(PASSWORD_MIN, { error: t('password.tooShort', { min: PASSWORD_MIN }), abort: true }),
    z.maxLength(PASSWORD_MAX, { error: t('password.tooLong', { max: PASSWORD_MAX }), abort: true }),
    z.refine((password) => !isWeak(password), t('auth/weak-password')),
  )
}

export const emailFormSchema = (t: AdminTranslate) => z.object({ email: emailField(t) })

/** Another address than the one the account has. */
export const newEmailSchema = (t: AdminTranslate, current: string) =>
  z.object({
    email: emailField(t).check(
      z.refine((email) => email.trim().toLowerCase() !== current, t('account.newEmailSame')),
    ),
  })

export const newPasswordSchema = (t: AdminTranslate, about: readonly string[]) =>
  z.object({ password: newPasswordField(t, about) })

export const invitedSchema = (t: AdminTranslate, about: readonly string[]) =>
  z.object({ name: nameField(t), password: newPasswordField(t, about) })

export const ownerSchema = (t: AdminTranslate, about: readonly string[]) =>
  z.object({ ownerName: nameField(t), email: emailField(t), password: newPasswordField(t, about) })

export const nameFormSchema = (t: AdminTranslate) => z.object({ name: nameField(t) })
