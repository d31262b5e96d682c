import { expect, test } from 'vitest'
import { readTextFile } from './read-file.ts'

test('a file is read whether it is UTF-8 or the old code page of spreadsheets', async () => {
  expect(await readTextFile(new Blob(['\uFEFF1;Høyfjell']))).toBe('1;Høyfjell')
  expect(await readTextFile(new Blob([Uint8Array.from([0x31, 0x3b, 0x48, 0xf8, 0x79])]))).toBe('1;Høy')
})
