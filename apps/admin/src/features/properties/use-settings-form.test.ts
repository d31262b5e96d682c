import { expect, test } from 'vitest'
import { differences } from '../../components/editing/form/merge.ts'
import { settingsForm } from './use-settings-form.ts'

const base = { name: 'Fjellheim', contact: { email: 'old@fjellheim.example', phone: '1', address: null } }

test('two people who change different inputs of one setting do not meet', () => {
  const mine = { ...base, contact: { ...base.contact, email: 'new@fjellheim.example' } }
  const theirs = { ...base, contact: { ...base.contact, phone: '2' } }
  const found = differences(settingsForm.depths, { base, mine, theirs })
  expect(found.map(({ path, isConflict, suggested }) => [path.join('.'), isConflict, suggested])).toEqual([
    ['contact.email', false, 'mine'],
    ['contact.phone', false, 'theirs'],
  ])
})

test('the same input changed by both is asked about', () => {
  const mine = { ...base, contact: { ...base.contact, phone: '2' } }
  const theirs = { ...base, contact: { ...base.contact, phone: '3' } }
  expect(differences(settingsForm.depths, { base, mine, theirs })).toMatchObject([
    { path: ['contact', 'phone'], mine: '2', theirs: '3', isConflict: true },
  ])
})
