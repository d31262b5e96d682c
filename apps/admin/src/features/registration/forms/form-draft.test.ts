import { expect, test } from 'vitest'
import { englishTexts } from '../../../platform/english-texts.ts'
import { draftOf, formOf, tidyDraft } from './form-draft.ts'
import { formErrors } from './form-errors.ts'
import { ownField, sampleForm } from './sample-form.ts'

const t = await englishTexts()
const english = { index: 0, title: 'English' }
const base = sampleForm()
const draft = draftOf(base)
const wrong = (change: Partial<typeof draft>) =>
  Object.entries(formErrors(t, { ...draft, ...change }, english)).flatMap(([name, error]) =>
    error ? name : [],
  )
const withOwn = (change: Parameters<typeof ownField>[1]) => ({
  fields: { ...draft.fields, 'own-a': ownField('own-a', change) },
  order: [...draft.order, 'own-a'],
})

test('a form that was only read is sent back as it was', () => {
  const { name, isOn, targetGroupIds, body, revision } = base
  expect(formOf(tidyDraft(draft), base)).toEqual({ name, isOn, targetGroupIds, body, revision })
})

test('terms are saved under their next number, without languages nobody wrote in', () => {
  const { body } = formOf(tidyDraft({ ...draft, terms: { 0: ' Be quiet ', 4: ' ' } }), base)
  expect(body).toMatchObject({ terms: { 0: 'Be quiet' }, termsVersion: 2 })
})

test('choices stay with a choice alone, and empty ones go', () => {
  const choices = [
    { id: 'a', labels: { 0: 'Meat' } },
    { id: 'b', labels: { 0: ' ' } },
  ]
  const saved = (kind: 'text' | 'single choice') =>
    tidyDraft({ ...draft, ...withOwn({ kind, choices }) }).fields['own-a']
  expect(saved('single choice')).toMatchObject({ choices: [{ id: 'a', labels: { 0: 'Meat' } }] })
  expect(saved('text')).toMatchObject({ choices: [] })
})

test('what would be refused is told at its field', () => {
  const { nationality } = draft.fields
  if (!nationality) throw new Error('No nationality')
  expect(wrong({})).toEqual([])
  expect(wrong({ name: ' ' })).toEqual(['name'])
  expect(wrong({ rules: { ...draft.rules, keptMonths: 0 } })).toEqual(['keptMonths'])
  expect(wrong(withOwn({ labels: { 4: 'Kost' } }))).toEqual(['own-a'])
  expect(wrong(withOwn({ kind: 'single choice', choices: [{ id: 'a', labels: { 0: 'Meat' } }] }))).toEqual([
    'own-a',
  ])
  // Fields for some nationalities are left.
  expect(wrong({ fields: { ...draft.fields, nationality: { ...nationality, isEnabled: false } } })).toEqual([
    'nationality',
  ])
})
