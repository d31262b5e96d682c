import { type AskedPerson, askedFields } from './asked-fields.ts'
import type { PersonKind } from './constants.ts'
import { formBodyOf } from './presets.ts'
import type { FilledForm, Values } from './values.ts'

type Place = { country: string; person: 'main' | 'adult'; arrival: string }

/** What a law has a house keep of a form when the guest is erased: what it asks of each person, and nothing besides. */
export function keptByLaw(form: FilledForm, { country, person, arrival }: Place): FilledForm {
  const body = formBodyOf(country)
  const asked = (kind: PersonKind, values: Values): Set<string> =>
    new Set(askedFields(body, citizenOf(kind, values), arrival).map(({ name }) => name))
  const kept = (kind: PersonKind, values: Values): Values => {
    const names = asked(kind, values)
    return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
  }
  const own = asked(person, form.values)
  return {
    values: kept(person, form.values),
    companions: own.has('companions')
      ? form.companions.map(({ type, values }) => ({
          type,
          values: kept(type === 'spouse' ? 'spouse' : 'child', values),
        }))
      : [],
    signature: own.has('signature') ? form.signature : null,
  }
}

const citizenOf = (kind: PersonKind, values: Values): AskedPerson => ({
  kind,
  nationality: values.nationality || null,
  residenceCountry: values.residenceCountry || null,
  birthDate: values.birthDate || null,
})
