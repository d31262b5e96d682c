import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { englishTexts } from '../../../platform/english-texts.ts'
import { errorText } from '../../../platform/error-text.ts'
import { tooLongText } from './publish-refusal.ts'

const t = await englishTexts()
const languages = [{ index: 2, title: 'Norwegian' }]
const details = { language: 'Norsk', languageIndex: 2, kilobytes: 140 }
const refused = new CallError('template/too-long', 409, 'x', details)

test('an e-mail that is too long says in which language and by how much', () => {
  expect(tooLongText(t, { type: 'email', languages }, refused)).toBe(
    'In Norwegian this e-mail is 140 KB long. Mail programs cut off what is over 100 KB: take out some of it.',
  )
  expect(tooLongText(t, { type: 'signature', languages: [] }, refused)).toContain('In Norsk this signature')
})

test('other refusals have the words of their code', () => {
  const full = new CallError('template/no-room', 409, 'x')
  expect(tooLongText(t, { type: 'email', languages }, full)).toBeNull()
  expect(errorText(t, full)).toContain('10 MB')
  expect(errorText(t, new CallError('template/empty', 409, 'x'))).toContain('nothing in it yet')
})
