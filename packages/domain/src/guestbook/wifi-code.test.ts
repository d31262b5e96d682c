import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wifiCode } from './wifi-code.ts'

test('name and password stand in the code, and what would end them is escaped', () => {
  expect(wifiCode('Fjellheim Guest', 'moss-and-stone')).toBe(
    'WIFI:T:WPA;S:Fjellheim Guest;P:moss-and-stone;;',
  )
  expect(wifiCode('A;B:C', 'x"y,z\\')).toBe('WIFI:T:WPA;S:A\\;B\\:C;P:x\\"y\\,z\\\\;;')
})

test('an open network says that it has no password', () => {
  expect(wifiCode('Lobby', null)).toBe('WIFI:T:nopass;S:Lobby;;')
  expect(wifiCode('Lobby', '')).toBe('WIFI:T:nopass;S:Lobby;;')
})

test('whatever name and password are, they are read as they were written', () => {
  const text = fc.string({ minLength: 1 })
  fc.assert(
    fc.property(text, text, (name, password) => {
      const read = /^WIFI:T:WPA;S:((?:[^\\;]|\\.)*);P:((?:[^\\;]|\\.)*);;$/su.exec(wifiCode(name, password))
      expect(read?.slice(1).map((part) => part.replace(/\\(.)/gsu, '$1'))).toEqual([name, password])
    }),
  )
})
