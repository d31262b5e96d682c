import { expect, test } from 'vitest'
import { changesToSave, withoutSame } from './access-changes.ts'

const unit = (id: string, doorCode: string | null) => ({
  id,
  code: id,
  categoryId: 'c',
  floor: null,
  linkId: 'l',
  revision: 3,
  access: { doorCode, wifiName: null, wifiPassword: null },
})
const units = [unit('a', '1111'), unit('b', null)]

test('a field put back as it was, or spaces in an empty one, change nothing', () => {
  const edits = {
    a: { doorCode: ' 1111 ' },
    b: { wifiName: '  ', doorCode: '2222' },
    gone: { doorCode: '1' },
  }
  expect(withoutSame(edits, units)).toEqual({ b: { doorCode: '2222' } })
})

test('what is sent is whole and tidy, over the version it was typed over', () => {
  expect(changesToSave({ b: { doorCode: ' 2222 ', wifiName: 'Fjord' } }, units)).toEqual([
    { unitId: 'b', revision: 3, access: { doorCode: '2222', wifiName: 'Fjord', wifiPassword: null } },
  ])
})
