import { presetSurvey } from '@innkeeper/domain/survey/presets/presets.ts'
import type { SurveyBody } from '@innkeeper/domain/survey/survey-schema.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import type { MediaIdOf } from '../../media-ids.ts'
import { stableId } from '../../stable-id.ts'
import type { DemoSurvey } from '../../survey-plan.ts'
import { type FjellheimLanguage, LANGUAGE_INDEXES, LOCALIZATION } from '../languages.ts'
import { FJELLHEIM_ID } from '../property.ts'

const MADE_DAYS_AGO = 380

export const STAY_SURVEY = stableId(FJELLHEIM_ID, 'survey', 'stay')
export const PULSE = stableId(FJELLHEIM_ID, 'survey', 'pulse')
const BREAKFAST = stableId(FJELLHEIM_ID, 'survey', 'breakfast')

const byIndex = (words: Record<FjellheimLanguage, string>) =>
  Object.fromEntries(
    Object.entries(words).map(([language, text]) => [LANGUAGE_INDEXES[language as FjellheimLanguage], text]),
  )

const SAUNA: Record<FjellheimLanguage, string> = {
  en: 'Sauna and spa',
  da: 'Sauna og spa',
  fi: 'Sauna ja kylpylä',
  nl: 'Sauna en spa',
  no: 'Badstue og spa',
  sv: 'Bastu och spa',
}
const HOME: Record<FjellheimLanguage, string> = {
  en: 'Thank you, and a safe way home',
  da: 'Tak, og kom godt hjem',
  fi: 'Kiitos, ja turvallista kotimatkaa',
  nl: 'Dank u wel, en een goede thuisreis',
  no: 'Takk, og god tur hjem',
  sv: 'Tack, och trevlig resa hem',
}
const READ: Record<FjellheimLanguage, string> = {
  en: 'Ingrid reads every word tonight, and what concerns the kitchen is on its table first thing tomorrow.',
  da: 'Ingrid læser hvert ord i aften, og det, der angår køkkenet, ligger på bordet dér i morgen tidlig.',
  fi: 'Ingrid lukee jokaisen sanan tänä iltana, ja keittiötä koskevat asiat ovat siellä heti huomisaamuna.',
  nl: 'Ingrid leest vanavond elk woord, en wat de keuken aangaat, ligt daar morgenvroeg als eerste op tafel.',
  no: 'Ingrid leser hvert ord i kveld, og det som gjelder kjøkkenet, ligger på bordet der i morgen tidlig.',
  sv: 'Ingrid läser varje ord i kväll, och det som rör köket ligger på bordet där i morgon bitti.',
}

const REVIEW_LINKS: SurveyBody['reviewLinks'] = {
  [LANGUAGE_INDEXES.en]: [
    { id: 'google', site: 'google', name: '', url: 'https://www.google.com/maps' },
    { id: 'tripadvisor', site: 'tripadvisor', name: '', url: 'https://www.tripadvisor.com' },
    { id: 'booking', site: 'booking', name: '', url: 'https://www.booking.com' },
  ],
}

/** The stay is asked as the preset has it, with the sauna the house is known for. */
function stayBody(body: SurveyBody, pictureId: string): SurveyBody {
  return {
    ...body,
    pictureId,
    thanks: { title: byIndex(HOME), text: byIndex(READ) },
    reviewLinks: REVIEW_LINKS,
    groups: body.groups.map((group) =>
      group.id === 'days'
        ? {
            ...group,
            questions: [
              ...group.questions,
              { kind: 'rating', id: 'sauna', words: byIndex(SAUNA), isRequired: false, when: null },
            ],
          }
        : group,
    ),
  }
}

/** The house asks about the stay and on its second day; what it wants to ask about breakfast lies in a drawer. */
export function fjellheimSurveys(
  now: number,
  mediaIdOf: MediaIdOf,
): Record<'stay' | 'pulse' | 'breakfast', DemoSurvey> {
  const made = (daysAgo: number) => new Date(now - daysAgo * DAY_MS)
  const stay = presetSurvey('stay', LOCALIZATION)
  return {
    stay: {
      ...stay,
      ...{ id: STAY_SURVEY, version: 1, madeAt: made(MADE_DAYS_AGO) },
      body: stayBody(stay.body, mediaIdOf('lake')),
    },
    pulse: { ...presetSurvey('pulse', LOCALIZATION), id: PULSE, version: 1, madeAt: made(120) },
    breakfast: { ...presetSurvey('breakfast', LOCALIZATION), id: BREAKFAST, version: null, madeAt: made(3) },
  }
}
