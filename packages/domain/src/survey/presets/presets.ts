import { defaultLanguage, type Localization, normalCode } from '../../properties/localization.ts'
import type { SurveyKind } from '../constants.ts'
import { type BegunSurvey, EMPTY_BODY, USUAL_ALERT } from '../new-survey.ts'
import type { Choice, Condition, Question, QuestionGroup, Words } from '../survey-schema.ts'
import { da } from './da.ts'
import { en, type PresetWords } from './en.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { nl } from './nl.ts'
import { no } from './no.ts'
import { sv } from './sv.ts'

/** Surveys a property can begin with. */
export const SURVEY_PRESETS = ['stay', 'breakfast', 'spa', 'pulse'] as const
export type SurveyPreset = (typeof SURVEY_PRESETS)[number]

const WORDS: Readonly<Record<string, PresetWords>> = { en, da, fi, nl, no, sv, et }

type Key = keyof PresetWords
type Write = (key: Key) => Words

/** A text in the languages of a property; the default language has English words where there are none of its own. */
function writer({ localization }: { localization: Localization }): Write {
  const fallback = defaultLanguage(localization)?.index
  const languages = Object.values(localization.languages)
  return (key) =>
    Object.fromEntries(
      languages.flatMap(({ index, code }) => {
        const words = WORDS[normalCode(code)] ?? (index === fallback ? en : null)
        return words ? [[String(index), words[key]]] : []
      }),
    )
}

type Made = { kind: SurveyKind; name: Key; groups: QuestionGroup[] }

/** What guests who gave a low rating are asked. */
const LOW_RATING = 2

function parts(write: Write) {
  const none: Words = {}
  const choices = (keys: readonly Key[]): Choice[] => keys.map((id) => ({ id, words: write(id) }))
  const question = (
    kind: 'recommendation' | 'rating' | 'text',
    id: Key,
    more: { isRequired?: boolean; when?: Condition } = {},
  ): Question => ({ kind, id, words: write(id), isRequired: false, when: null, ...more })
  const choice = (
    kind: 'single choice' | 'multiple choice',
    id: string,
    { words, keys, when = null }: { words: Key; keys: readonly Key[]; when?: Condition | null },
  ): Question => ({ kind, id, words: write(words), isRequired: false, when, choices: choices(keys) })
  const group = (id: string, title: Key | null, note: Key | null, questions: Question[]): QuestionGroup => ({
    id,
    title: title ? write(title) : none,
    note: note ? write(note) : none,
    questions,
  })
  return { question, choice, group }
}

const MAKE: Readonly<Record<SurveyPreset, (write: Write) => Made>> = {
  stay(write) {
    const { question, choice, group } = parts(write)
    const low = (rating: Key): Condition => ({ question: rating, upTo: LOW_RATING })
    return {
      kind: 'survey',
      name: 'stayName',
      groups: [
        group('score', null, 'recommendNote', [
          question('recommendation', 'recommend', { isRequired: true }),
          question('text', 'whyScore'),
        ]),
        group('days', 'ratingsTitle', 'ratingsNote', [
          question('rating', 'room'),
          choice('multiple choice', 'roomWhy', {
            words: 'sorry',
            keys: ['noise', 'bed', 'temperature', 'broken', 'other'],
            when: low('room'),
          }),
          question('rating', 'breakfast'),
          choice('multiple choice', 'breakfastWhy', {
            words: 'sorry',
            keys: ['coldFood', 'crowded', 'littleChoice', 'empty', 'other'],
            when: low('breakfast'),
          }),
          question('rating', 'people'),
          question('rating', 'cleanliness'),
        ]),
        group('last', 'wordsTitle', null, [
          choice('single choice', 'occasion', {
            words: 'occasion',
            keys: ['holiday', 'work', 'celebration', 'event', 'passing', 'other'],
          }),
          question('text', 'anything'),
        ]),
      ],
    }
  },
  breakfast(write) {
    const { question, choice, group } = parts(write)
    return {
      kind: 'survey',
      name: 'breakfastName',
      groups: [
        group('breakfast', 'breakfastTitle', 'soFarNote', [
          question('rating', 'food', { isRequired: true }),
          question('rating', 'coffee'),
          question('rating', 'choice'),
          question('rating', 'service'),
        ]),
        group('more', null, null, [
          choice('multiple choice', 'missed', {
            words: 'missed',
            keys: ['warm', 'fruit', 'plantBased', 'glutenFree', 'children'],
          }),
          question('text', 'anything'),
        ]),
      ],
    }
  },
  spa(write) {
    const { question, group } = parts(write)
    return {
      kind: 'survey',
      name: 'spaName',
      groups: [
        group('spa', 'spaTitle', 'ratingsNote', [
          question('rating', 'sauna'),
          question('rating', 'calm'),
          question('rating', 'towels'),
          question('rating', 'treatment'),
        ]),
        group('back', null, null, [question('text', 'comeBack')]),
      ],
    }
  },
  pulse(write) {
    const { question, group } = parts(write)
    return {
      kind: 'pulse',
      name: 'pulseName',
      groups: [
        group('pulse', null, 'soFarNote', [
          question('rating', 'soFar', { isRequired: true }),
          question('text', 'putRight', { when: { question: 'soFar', upTo: 3 } }),
        ]),
      ],
    }
  },
}

/** A survey as a property begins with it, written in its languages. */
export function presetSurvey(preset: SurveyPreset, localization: Localization): BegunSurvey {
  const { kind, name, groups } = MAKE[preset](writer({ localization }))
  const code = normalCode(defaultLanguage(localization)?.code ?? 'en')
  return { name: (WORDS[code] ?? en)[name], kind, alert: USUAL_ALERT, body: { ...EMPTY_BODY, groups } }
}
