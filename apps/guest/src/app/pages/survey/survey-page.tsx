import type { PageDataOf } from '@innkeeper/api/page.ts'
import type { SurveyTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useEffect } from 'react'
import { type SurveyPlace, startQuery } from '../../../features/survey/api.ts'
import { SurveyPlaceProvider } from '../../../features/survey/survey-place.tsx'
import { SurveyScreen } from '../../../features/survey/survey-screen.tsx'
import type { AnswerStore } from '../../../platform/answer-store.ts'
import { openLiveStream } from '../../../platform/live-stream.ts'
import { PropertyProvider } from '../../../platform/property-picture.tsx'
import { WithoutScript } from '../../../platform/without-script.tsx'
import { createPageAnswers } from '../../page-answers.ts'
import { PropertyGate } from '../../property-gate.tsx'
import { ConnectionBanner } from '../../shell/connection-banner.tsx'
import { openInLanguage } from '../../shell/language-choice.ts'
import { LanguageSheet } from '../../shell/language-sheet.tsx'
import { Providers } from '../../shell/providers.tsx'
import type { SurveyTexts } from './survey-texts.ts'

type SurveyPageProps = { data: PageDataOf<'survey'>; answers: AnswerStore; texts: SurveyTexts }

function surveyPlaceOf(data: PageDataOf<'survey'>, language: string): SurveyPlace {
  return {
    hotel: data.clientData.propertyId,
    surveyId: data.start.survey.id,
    booking: data.booking,
    preview: data.preview?.token ?? null,
    languageIndex: data.language.index,
    language,
  }
}

/** What the page came with: the property, and what the survey begins with. */
export function surveyAnswers(data: PageDataOf<'survey'>, version: string, language: string): AnswerStore {
  const answers = createPageAnswers(version, data.clientData)
  answers.put(startQuery(surveyPlaceOf(data, language)), data.start)
  return answers
}

/** A survey. Its first question can be read at once, and answered when the page has come to life. */
export function SurveyPage({ data, answers, texts }: SurveyPageProps) {
  const { clientData, language, score, own } = data
  const languages = (
    <LanguageSheet
      localization={clientData.localization}
      currentIndex={language.index}
      onChoose={({ index }) => openInLanguage(index)}
    />
  )
  return (
    <Providers answers={answers} write={texts.write}>
      <PropertyProvider value={clientData}>
        <SurveyPlaceProvider value={surveyPlaceOf(data, texts.language)}>
          <PropertyGate clientData={clientData} module="guestFeedback">
            <SurveyScreen score={score} own={own} languages={languages} />
            <AskReception />
          </PropertyGate>
          <Live hotel={clientData.propertyId} after={data.liveAfter} />
          <ConnectionBanner />
        </SurveyPlaceProvider>
      </PropertyProvider>
    </Providers>
  )
}

function AskReception() {
  return <WithoutScript text={useTexts<SurveyTranslate>()('survey.askReception')} />
}

/** The property or the survey may close while somebody answers. */
function Live({ hotel, after }: { hotel: string; after: string }) {
  useEffect(() => openLiveStream({ hotel, after }), [hotel, after])
  return null
}
