import { expect, it } from 'vitest'
import { recogniseDelimiter } from './delimiter.ts'

it.each([
  ['name;room\nNilsen, Astrid;204\nBerg, Jan;205', ';'],
  ['name,room\n"Nilsen; Astrid",204', ','],
  ['name\troom\nNilsen, A\t204', '\t'],
  ['name|room\nA|2', '|'],
  ['sep=;\nname,x;room\n', ';'],
  ['name\nAstrid', ','],
  ['', ','],
])('%j is separated by %j', (text, mark) => expect(recogniseDelimiter(text)).toBe(mark))
