import { expect, test } from 'vitest'
import { isMeant } from './amount-field.tsx'

const press = (key: string, held: 'ctrlKey' | 'metaKey' | null = null) =>
  isMeant({ key, ctrlKey: held === 'ctrlKey', metaKey: held === 'metaKey' })

test('what is typed is meant on Enter and when it is saved, and with no other key', () => {
  expect([press('Enter'), press('s', 'ctrlKey'), press('S', 'metaKey')]).toEqual([true, true, true])
  expect([press('1'), press('s'), press('a', 'ctrlKey'), press('Backspace')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
