import { schemaResolver } from '@mantine/form'
import { describe, expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { firstOwnerSchema, invitedSchema } from './account-schemas.ts'

const t = await englishTexts()

describe('the forms', () => {
  test('an invited person gives a name and a password that is hard to guess', () => {
    const check = schemaResolver(invitedSchema(t, ['ingrid@fjellheim.example']), { sync: true })
    expect(check({ name: ' ', password: 'short' })).toEqual({
      name: 'Field is required',
      password: 'At least 10 characters',
    })
    expect(check({ name: 'Ingrid', password: 'ingridfjellheim' })).toEqual({
      password: t('auth/weak-password'),
    })
    expect(check({ name: 'Ingrid', password: 'seven otters by the bay' })).toEqual({})
  })

  test('the first owner also names the property and an address', () => {
    const check = schemaResolver(firstOwnerSchema(t), { sync: true })
    expect(Object.keys(check({ propertyName: '', name: '', email: 'ingrid', password: '' }))).toEqual([
      'propertyName',
      'name',
      'email',
      'password',
    ])
    const whole = { propertyName: 'Fjellheim', name: 'Ingrid', email: ' i@fjellheim.example ' }
    expect(check({ ...whole, password: 'seven otters by the bay' })).toEqual({})
  })
})
