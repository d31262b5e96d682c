import { isOncePerForm } from './asked-fields.ts'
import type { FormBody } from './form-schema.ts'
import type { FilledForm } from './values.ts'

type Registered = {
  /** When the booking's guest sent a form; others may have been sooner. */
  registeredAt: Date | string | null
  /** Adults who are registered. */
  registeredPeople: number
  adults: number | null
}

/** Whether nobody of a booking is left to register. One that does not say how many come is its guest's alone. */
export function isWhollyRegistered({ registeredAt, registeredPeople, adults }: Registered): boolean {
  return registeredAt !== null && Math.max(registeredPeople, 1) >= (adults ?? 1)
}

/** Whether another adult than the booking's guest is asked anything about themselves. */
export function asksEveryAdult({ fields }: Pick<FormBody, 'fields'>): boolean {
  return fields.some((field) => field.isEnabled && !isOncePerForm(field) && field.appliesTo !== 'main guest')
}

/**
 * How many adults of a booking are registered once this form is in as well. Whoever is married to its sender stands in
 * it; a form for the booking's guest alone registers the others with it.
 */
export function adultsRegistered(
  before: number,
  { companions }: Pick<FilledForm, 'companions'>,
  { adults, body }: { adults: number | null; body: Pick<FormBody, 'fields'> },
): number {
  const spouses = companions.filter(({ type }) => type === 'spouse').length
  const registered = before + 1 + spouses
  return asksEveryAdult(body) ? registered : Math.max(registered, adults ?? 1)
}
