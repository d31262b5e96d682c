import { schemaResolver } from '@mantine/form'
import { describe, expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { invitedSchema, ownerSchema } from './account-schemas.ts'

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

  test('an owner gives a name, an address and a password', () => {
    const check = schemaResolver(ownerSchema(t, []), { sync: true })
    expect(Object.keys(check({ ownerName: '', email: 'ingrid', password: '' }))).toEqual([
      'ownerName',
      'email',
      'password',
    ])
    const whole = { ownerName: 'Ingrid', email: ' i@fjellheim.example ' }
    expect(check({ ...whole, password: 'seven otters by the bay' })).toEqual({})
  })
})
