import { expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { EMPTY_INVITE, inviteProblems } from './invite-form.ts'

const t = await englishTexts()

test('an invitation asks for an address and at least one role', () => {
  expect(inviteProblems(EMPTY_INVITE, t)).toEqual({
    email: 'Field is required',
    roles: 'Choose at least one role',
  })
})

test.each(['ola', 'ola@fjellheim', 'ola@fjellheim.example, anna@fjellheim.example'])(
  '%s is no address to invite',
  (email) => {
    expect(inviteProblems({ email, roles: ['editor'] }, t)).toEqual({
      email: 'Please input a valid email.',
      roles: null,
    })
  },
)

test('an address may be pasted with blanks around it', () => {
  expect(inviteProblems({ email: ' Ola@Fjellheim.example ', roles: ['editor'] }, t)).toEqual({
    email: null,
    roles: null,
  })
})
