import { expect, test } from 'vitest'
import { forgetGuestForms } from './forget-guest-forms.ts'

function storeOf(names: string[]) {
  const kept = new Set(names)
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (place: number) => [...kept][place] ?? null,
    removeItem: (name: string) => void kept.delete(name),
  }
}

test('a guest’s half-filled form and its key go, everything else stays', () => {
  const local = storeOf(['registration-draft/fjellheim/abc', 'theme', 'registration-draft/havnehuset/def'])
  const tab = storeOf(['registration-draft-key', 'scroll'])
  forgetGuestForms(() => [local, tab])
  expect([...local.kept, ...tab.kept]).toEqual(['theme', 'scroll'])
})
