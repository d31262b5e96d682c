import type { RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import type { OpenForm } from '../api.ts'
import { type Answers, factsOf, firstAnswers } from './answers.ts'

const KNOWN = { firstName: 'Astrid', lastName: 'Holm', email: 'a•••@holm.example' }

/** A country's form, for tests: of a guest whose booking names them. */
export function sampleForm(country: string): OpenForm {
  const { welcome: _, terms: __, ...body } = formBodyOf(country)
  return { id: 'A'.repeat(22), version: 1, welcome: '', terms: '', ...body }
}

export function sampleStart(country: string, part: Partial<RegistrationStart> = {}): RegistrationStart {
  return {
    standing: 'open',
    opens: 'booking',
    isAtDesk: false,
    person: 'main',
    form: sampleForm(country),
    stay: { arrival: '2026-11-22', departure: '2026-11-26', adults: 2, children: 0 },
    known: KNOWN,
    people: [],
    today: '2026-11-18',
    privacyUrl: null,
    termsUrl: null,
    ...part,
  }
}

export function sampleAnswers(part: Partial<Answers> = {}): Answers {
  const first = firstAnswers('main', KNOWN, sampleStart('DK').stay, 'K'.repeat(22))
  return { ...first, ...part, values: { ...first.values, ...part.values } }
}

export const sampleFacts = (country: string, answers: Answers) =>
  factsOf(sampleStart(country), sampleForm(country), KNOWN, answers)
