import { expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { EMPTY_INVITE, inviteProblems } from './invite-form.ts'

const t = await englishTexts()

test('an invitation asks for an address and at least one role', () => {
  expect(inviteProblems(EMPTY_INVITE, t)).toEqual({
    email: 'Field is required',
    roles: 'Choose at least one role',
    categories: null,
  })
})

test.each(['ola', 'ola@fjellheim', 'ola@fjellheim.example, anna@fjellheim.example'])(
  '%s is no address to invite',
  (email) => {
    expect(inviteProblems({ email, roles: ['editor'], categories: [] }, t)).toEqual({
      email: 'Please input a valid email.',
      roles: null,
      categories: null,
    })
  },
)

test('an address may be pasted with blanks around it', () => {
  expect(inviteProblems({ ...EMPTY_INVITE, email: ' Ola@Fjellheim.example ', roles: ['editor'] }, t)).toEqual(
    {
      email: null,
      roles: null,
      categories: null,
    },
  )
})

test('the kitchen is asked whose requests it answers', () => {
  const kitchen = { email: 'jo@fjellheim.example', roles: ['kitchen' as const], categories: [] }
  expect(inviteProblems(kitchen, t).categories).toBe('Choose at least one category')
  expect(inviteProblems({ ...kitchen, categories: ['Food'] }, t).categories).toBeNull()
})
