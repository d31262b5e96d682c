import type { OwnResponse } from '@innkeeper/api/survey/guest.ts'
import type { SurveyTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadSurveyMessages } from '@innkeeper/i18n/load-survey.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createAnswerStore } from '../../platform/answer-store.ts'
import { PropertyProvider } from '../../platform/property-picture.tsx'
import { SAMPLE_PROPERTY } from '../../platform/sample-property.ts'
import { AnswersProvider } from '../../platform/use-answer.tsx'
import { type SurveyPlace, type SurveyStart, startQuery } from './api.ts'
import { SAMPLE_PLACE, sampleStart } from './sample-start.ts'
import { SurveyPlaceProvider } from './survey-place.tsx'
import { SurveyScreen } from './survey-screen.tsx'

/** The texts of surveys in one language, for tests. */
export async function writeSurvey(language: string): Promise<SurveyTranslate> {
  const [guest, survey] = await Promise.all([loadGuestMessages(language), loadSurveyMessages(language)])
  return guestTranslate(language, { ...guest, ...survey })
}

export const write = await writeSurvey('en')

/** A part of a survey as markup, for tests: in English, at the sample property. */
export function drawPart(part: ReactNode, place: Partial<SurveyPlace> = {}, start = sampleStart()): string {
  const answers = createAnswerStore(() => new Promise<never>(() => undefined))
  const here = { ...SAMPLE_PLACE, ...place }
  answers.put(startQuery(here), start)
  return renderToStaticMarkup(
    <AnswersProvider answers={answers}>
      <TextsProvider write={write}>
        <PropertyProvider value={SAMPLE_PROPERTY}>
          <SurveyPlaceProvider value={here}>{part}</SurveyPlaceProvider>
        </PropertyProvider>
      </TextsProvider>
    </AnswersProvider>,
  )
}

type Drawn = {
  start?: Partial<SurveyStart>
  place?: Partial<SurveyPlace>
  score?: number
  own?: OwnResponse
}

/** What the address shows, as the server draws it. */
export const drawScreen = ({ start, place, score, own }: Drawn = {}): string =>
  drawPart(
    <SurveyScreen score={score ?? null} own={own ?? null} languages={null} />,
    place,
    sampleStart(start),
  )
