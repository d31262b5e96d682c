import { expect, test } from 'vitest'
import { foundProperties } from './found-properties.ts'

const houses = [
  { id: 'fjellheim', name: 'Fjellheim' },
  { id: 'havnehuset', name: 'Havnehuset' },
  { id: 'gramasen', name: 'Gråmåsen by the sea' },
]
const found = (search: string) => foundProperties(houses, search).map(({ id }) => id)

test('a property is found by any words of its name or address, marks aside', () => {
  expect(found('')).toHaveLength(3)
  expect(found('HAVN')).toEqual(['havnehuset'])
  expect(found('sea gramasen')).toEqual(['gramasen'])
  expect(found('gråmås')).toEqual(['gramasen'])
  expect(found('nowhere')).toEqual([])
})
