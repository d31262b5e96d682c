import * as z from 'zod/mini'
import { singleLine } from '../single-line.ts'

/** Length beats riddles; the upper end keeps hashing cheap to bound. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128
const NAME_MAX = 100
const EMAIL_MAX = 200

export const newPasswordSchema = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX))
export const accountNameSchema = z
  .string()
  .check(z.overwrite(singleLine), z.minLength(1), z.maxLength(NAME_MAX))
export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(EMAIL_MAX), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), z.toLowerCase())
