import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseForm } from './choose-form.ts'
import { shadowedForms } from './shadowed-forms.ts'

const form = (id: string, ...targetGroupIds: string[]) => ({ id, isOn: true, targetGroupIds })

test('a second form for everybody is for nobody, unless the first is off', () => {
  expect([...shadowedForms([form('a'), form('b')])]).toEqual(['b'])
  expect([...shadowedForms([{ ...form('a'), isOn: false }, form('b')])]).toEqual([])
})

test('a form for a group is not taken by one for everybody before it', () => {
  expect([...shadowedForms([form('a'), form('b', 'weddings')])]).toEqual([])
})

test('a form is for nobody exactly where no guest would be asked it', () => {
  const groups = ['x', 'y', 'z']
  const guests = [...Array(8).keys()].map((bits) => groups.filter((_, at) => bits & (1 << at)))
  const forms = fc
    .array(fc.record({ isOn: fc.boolean(), targetGroupIds: fc.subarray(groups) }), { maxLength: 6 })
    .map((rows) => rows.map((row, at) => ({ ...row, id: String(at) })))
  fc.assert(
    fc.property(forms, (rows) => {
      const asked = new Set(guests.map((guest) => chooseForm(rows, guest)?.id))
      const nobody = rows.filter(({ id, isOn }) => isOn && !asked.has(id)).map(({ id }) => id)
      expect([...shadowedForms(rows)]).toEqual(nobody)
    }),
  )
})
