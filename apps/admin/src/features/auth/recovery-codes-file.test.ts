import { expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { recoveryCodesFile } from './recovery-codes-file.ts'

const t = await englishTexts()

test('the file of recovery codes says whose they are and what for', () => {
  const file = recoveryCodesFile(t, 'ingrid@fjellheim.example', ['aaaaa-bbbbb', 'ccccc-ddddd'])
  expect(file.split('\n')).toEqual([
    'Innkeeper recovery codes for ingrid@fjellheim.example',
    'Each code can be used once instead of the authenticator app. Keep them where nobody else can see them.',
    '',
    'aaaaa-bbbbb',
    'ccccc-ddddd',
    '',
  ])
})
