import { expect, it } from 'vitest'
import { propertyNameSchema } from '../properties/schema.ts'
import { accountNameSchema } from './account-schema.ts'

it.each([
  ['an account', accountNameSchema],
  ['a property', propertyNameSchema],
])('the name of %s is one line without what cannot be seen', (_, schema) => {
  expect(schema.parse(' Anna\u0000\u202E\r\n Lien\u0007 ')).toBe('Anna Lien')
  expect(schema.safeParse('\u0000\u200B').success).toBe(false)
})
