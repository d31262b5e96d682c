import type { ClientData } from '@innkeeper/api/properties.ts'
import { expect, test } from 'vitest'
import { propertyLook } from './property-look.ts'

const brand = { brandColour: '#1f3a34', paperColour: '#f6f2ea', cardColour: '#fffdf9', inkColour: '#1c2622' }
const of = (heading: string) =>
  propertyLook({ brand, font: { heading, text: 'Inter', href: '' } } as Pick<ClientData, 'brand' | 'font'>)

test('the payment page has the hotel’s own type and colours', () => {
  expect(of('Fraunces')).toContain('--heading:"Fraunces",')
  expect(of('Fraunces')).toContain('--action:#1f3a34')
  expect(of('Fraunces')).toContain('--on:#ffffff')
})

test('a family’s name is nothing but a name', () => {
  expect(of('Fraunces";}body{display:none')).toContain('--heading:"Frauncesbodydisplaynone",')
})
