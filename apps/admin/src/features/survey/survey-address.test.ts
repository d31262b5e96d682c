import { expect, test } from 'vitest'
import { surveyAddress, surveyPreviewAddress } from './survey-address.ts'

test('a survey is opened by its id, its draft by the state besides', () => {
  expect(surveyAddress('fjellheim', 'S_1')).toBe('/survey/fjellheim?templateId=S_1')
  expect(surveyPreviewAddress('fjellheim', 'S_1', 2)).toBe(
    '/survey/fjellheim?templateId=S_1&state=preview&language=2',
  )
})
