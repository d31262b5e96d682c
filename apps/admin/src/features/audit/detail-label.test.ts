import { expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { detailLabel } from './detail-label.ts'

const t = await englishTexts()

test('a known detail has its word, another one is shown by its own name', () => {
  expect(detailLabel('invitedBy', t)).toBe('Invited by')
  expect(detailLabel('trialEnd', t)).toBe('Trial end')
})
