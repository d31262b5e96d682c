import { plainText } from '../messaging/plain-text.ts'
import { singleLine } from '../single-line.ts'
import { askedFields } from './asked-fields.ts'
import type { FieldKind, PersonKind } from './constants.ts'
import type { FormBody } from './form-schema.ts'
import { companionKind, kindOf, personOf } from './problems.ts'
import { stayDays } from './stay-days.ts'
import type { FilledForm, Values } from './values.ts'

export type KeptFacts = {
  body: FormBody
  kind: Extract<PersonKind, 'main' | 'adult'>
  /** The stay's days: they come from the booking. */
  arrival: string
  departure: string
  /** What the house knows of the person; it stands where a field was left out, not where it was emptied. */
  known: Values
}

/** These hold no words. */
const WORDLESS: readonly FieldKind[] = ['companions', 'signature', 'picture']

/** What is stored of a form: the answers to what this person is asked, cleaned, and nothing else that was sent. */
export function keptAnswers(filled: FilledForm, facts: KeptFacts): FilledForm {
  const asked = namesAsked(filled.values, facts.kind, facts)
  return {
    values: keptValues(filled.values, facts.kind, facts),
    companions: asked.has('companions')
      ? filled.companions.map(({ type, values }) => ({
          type,
          values: keptValues(values, companionKind(type), { ...facts, known: {} }),
        }))
      : [],
    signature: asked.has('signature') ? filled.signature : null,
  }
}

/** Whether a picture of the document is asked of whoever fills this in. */
export const isPictureAsked = (filled: FilledForm, facts: Omit<KeptFacts, 'known'>): boolean =>
  namesAsked(filled.values, facts.kind, facts).has('idPicture')

function namesAsked(
  values: Values,
  kind: PersonKind,
  { body, arrival }: Pick<KeptFacts, 'body' | 'arrival'>,
): Set<string> {
  return new Set(askedFields(body, personOf(kind, values), arrival).map(({ name }) => name))
}

function keptValues(values: Values, kind: PersonKind, facts: KeptFacts): Values {
  const { body, arrival, known } = facts
  const ofStay = stayDays(facts)
  const kept = askedFields(body, personOf(kind, values), arrival).flatMap((field): [string, string][] => {
    const { name } = field
    const fieldKind = kindOf(field)
    if (WORDLESS.includes(fieldKind)) return []
    const clean = fieldKind === 'long text' ? plainText : singleLine
    const value = ofStay[name] ?? clean(values[name] ?? known[name] ?? '')
    return value === '' ? [] : [[name, value]]
  })
  return Object.fromEntries(kept)
}
