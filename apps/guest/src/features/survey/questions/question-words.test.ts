import { expect, test } from 'vitest'
import { sampleSurvey } from '../sample-start.ts'
import { questionWords, shownGroups } from './question-words.ts'

const survey = sampleSurvey()
const idsAfter = (answers: Parameters<typeof shownGroups>[1], asked = survey) =>
  shownGroups(asked, answers).map(({ questions }) => questions.map(({ id }) => id))

test('the hotel’s name and the score stand in the words', () => {
  expect(questionWords({ 4: 'Recommend {{propertyName}}?' }, 'Fjellheim', null)).toBe('Recommend Fjellheim?')
  expect(questionWords({ 0: 'What made it a {{ score }}?' }, 'Fjellheim', 0)).toBe('What made it a 0?')
  expect(questionWords({}, 'Fjellheim', 3)).toBe('')
})

test('what names the score is asked once there is one', () => {
  expect(idsAfter({})[0]).toEqual(['recommend'])
  expect(idsAfter({ recommend: 0 })[0]).toEqual(['recommend', 'why'])
})

test('what must be answered is asked in any case', () => {
  const required = survey.groups.map((group) => ({
    ...group,
    questions: group.questions.map((one) => ({ ...one, isRequired: true })),
  }))
  expect(idsAfter({}, { ...survey, groups: required })[0]).toEqual(['recommend', 'why'])
})

test('a low rating asks why, in place', () => {
  expect(idsAfter({ room: 3 })[1]).toEqual(['room'])
  expect(idsAfter({ room: 2 })[1]).toEqual(['room', 'roomWhy'])
  expect(idsAfter({ room: 2, roomWhy: ['noise'] })[1]).toEqual(['room', 'roomWhy', 'noiseWhere'])
})
