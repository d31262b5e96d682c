import * as z from 'zod/mini'
import { CHOICES_MAX, QUESTIONS_MAX } from './constants.ts'

const answerSchema = z.union([
  z.number(),
  z.string().check(z.maxLength(100_000)),
  z.array(z.string().check(z.maxLength(22))).check(z.maxLength(CHOICES_MAX)),
])
export const answersSchema = z
  .record(z.string().check(z.maxLength(22)), answerSchema)
  .check(z.refine((answers) => Object.keys(answers).length <= QUESTIONS_MAX))

const line = z._default(z.string().check(z.maxLength(1000)), '')

export const contactSchema = z.object({
  firstName: line,
  lastName: line,
  email: line,
  unit: line,
  checkIn: line,
  checkOut: line,
})
