import type { FilledForm, Values } from './values.ts'

type Stay = { arrival: string; departure: string }

/** The fields that nobody types: the booking knows them. */
export const stayDays = ({ arrival, departure }: Stay): Values => ({
  arrivalDate: arrival,
  departureDate: departure,
})

/** A form with the days its stay has now, where it was asked for them; every answer stays as it was sent. */
export function withStayDays(form: FilledForm, stay: Stay): FilledForm {
  const asked = Object.entries(stayDays(stay)).filter(([name]) => Object.hasOwn(form.values, name))
  return { ...form, values: { ...form.values, ...Object.fromEntries(asked) } }
}
