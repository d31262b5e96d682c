import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSameRoom } from './same-room.ts'

it.each(['204', ' 204 ', '0204', '#204', 'Room 204', 'nr. 204', 'Værelse 204', '２０４'])(
  '%j is room 204',
  (typed) => expect(isSameRoom('204', typed)).toBe(true),
)

it.each(['205', '2040', '20 4', 'B204', '204 B', '', 'room'])('%j is another room than 204', (typed) =>
  expect(isSameRoom('204', typed)).toBe(false),
)

it.each([
  ['A-12', 'a12', true],
  ['A-12', 'A 012', true],
  ['A-12', '12', false],
  ['1-10', '110', false],
  ['Fjordsuite', 'FJORDSUITE', true],
  ['Rom', 'rom', true],
  ['0', '00', true],
])('%j and %j: %s', (code, typed, isSame) => expect(isSameRoom(code, typed)).toBe(isSame))

it('a room is itself, however it is spaced and written large; two numbers are two rooms', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      expect(isSameRoom(`A${one}`, ` a - ${one} `)).toBe(true)
      expect(isSameRoom(String(one), `00${other}`)).toBe(one === other)
    }),
  )
})
