import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJsonObjects, flatCells, JsonBroken } from './json-objects.ts'

function objectsOf(text: string, pieceLength = text.length) {
  const objects = createJsonObjects(10_000)
  const found: unknown[] = []
  for (let at = 0; at < text.length; at += Math.max(1, pieceLength))
    for (const { object } of objects.push(text.slice(at, at + Math.max(1, pieceLength)))) found.push(object)
  objects.end()
  return found
}

describe('the objects of a JSON file', () => {
  it('are those of a list, wherever the text is cut', () => {
    const object = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null)), {
      maxKeys: 5,
    })
    fc.assert(
      fc.property(fc.array(object, { maxLength: 6 }), fc.integer({ min: 1, max: 30 }), (list, piece) => {
        // What JSON keeps: a key __proto__ is none of its own.
        const plain = JSON.parse(JSON.stringify(list))
        expect(objectsOf(JSON.stringify(list, null, 1), piece)).toEqual(plain)
        expect(objectsOf(list.map((one) => JSON.stringify(one)).join('\n'), piece)).toEqual(plain)
      }),
    )
  })

  it('may lie in an object that holds more', () => {
    const text = '{"page": {"next": 2}, "bookings": [{"a": 1}, {"a": {"b": []}}], "guests": [{"no": 1}]}'
    expect(objectsOf(text, 3)).toEqual([{ a: 1 }, { a: { b: [] } }])
  })

  it('name the line that is broken', () => {
    expect(() => objectsOf('[\n{"a": 1},\n{"a": }]')).toThrow(new JsonBroken(3))
    expect(() => objectsOf('[\n{"a": "no end')).toThrow(new JsonBroken(2))
    expect(() => objectsOf('hello')).toThrow(new JsonBroken(1))
  })

  it('are refused when one does not end', () => {
    const objects = createJsonObjects(100)
    expect(() => objects.push(`{"a": "${'x'.repeat(200)}`)).toThrow(JsonBroken)
  })
})

it('cells are named by where they lie', () => {
  const object = { number: 7, guest: { firstName: 'Astrid', tags: ['vip', 2] }, unit: null }
  expect(flatCells(object)).toEqual([
    ['number', '7'],
    ['guest.firstName', 'Astrid'],
    ['guest.tags', 'vip, 2'],
    ['unit', ''],
  ])
})
