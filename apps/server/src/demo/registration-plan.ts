import type { Booking } from '@innkeeper/domain/guests/schema.ts'
import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import type { Signature, Stroke } from '@innkeeper/domain/registration/signature.ts'
import type { FilledForm } from '@innkeeper/domain/registration/values.ts'

/** A form that was sent, as the guest filled it in; it is sealed when it is written. */
export type DemoSubmission = {
  id: string
  booking: Booking
  form: FilledForm
  sentAt: Date
  /** Null for the guest; else who filled it in with the guest. */
  authorName: string | null
  /** Null while nobody has looked at it. */
  readAt: Date | null
  checkedAt: Date | null
  checkedBy: string | null
}

/** What a property of the demo asks its guests, and what some of them answered. */
export type DemoRegistration = {
  form: { id: string; name: string; body: FormBody; madeAt: Date }
  submissions: DemoSubmission[]
}

/** A line somebody could have drawn with a finger; another for every name. */
export function drawnSignature(name: string): Signature {
  const seed = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const width = 380 + (seed % 5) * 60
  const line: Stroke = Array.from({ length: 48 }, (_, place) => {
    const part = place / 47
    const height = 90 * (1 - part * 0.7)
    const y = 205 - height * Math.sin(part * (11 + (seed % 7))) + 24 * Math.sin(place * 1.7)
    return [Math.round(170 + width * part), Math.round(y)]
  })
  const under: Stroke = [
    [190, 300],
    [190 + Math.round(width / 2), 288],
    [160 + width, 304],
  ]
  return { kind: 'drawn', strokes: seed % 2 === 0 ? [line] : [line, under] }
}
