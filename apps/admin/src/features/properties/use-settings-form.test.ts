import { expect, test } from 'vitest'
import { createFormStore } from '../../components/editing/form/form-store.ts'
import { memoryPort } from '../../components/editing/form/memory-port.ts'
import { differences } from '../../components/editing/form/merge.ts'
import { sampleSettings } from './sample-settings.ts'
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

test('what opens the door is not stored in the browser, and survives a draft that was', () => {
  const access = { ...sampleSettings.access, wifiPassword: 'bre og fjord' }
  const read = {
    propertyId: 'fjellheim',
    revision: 1,
    changedBy: null,
    changedAt: null,
    settings: { ...sampleSettings, access },
    usedLanguages: [],
  }
  const open = (stored: unknown) => {
    const unsaved = memoryPort(stored)
    return {
      unsaved,
      store: createFormStore(settingsForm, read, { send: async () => read, unsaved, now: Date.now }),
    }
  }
  const { store, unsaved } = open(null)
  store.change((draft) => ({ ...draft, name: 'Fjellstua', access: { ...access, doorCode: '4711' } }))
  store.flush()
  expect(JSON.stringify(unsaved.unsaved)).not.toMatch(/4711|bre og fjord/)
  expect(open(unsaved.unsaved).store.get()).toMatchObject({
    draft: { name: 'Fjellstua', access },
    conflict: null,
  })
})
