import type { PageDataOf } from '@innkeeper/api/page.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useEffect } from 'react'
import { type FormPlace, startQuery } from '../../../features/registration/api.ts'
import { keepDraftForReload } from '../../../features/registration/draft/form-draft.ts'
import { FormPlaceProvider } from '../../../features/registration/form-place.tsx'
import { RegistrationScreen } from '../../../features/registration/registration-screen.tsx'
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
import type { RegistrationTexts } from './registration-texts.ts'

type RegistrationPageProps = {
  data: PageDataOf<'registration'>
  answers: AnswerStore
  texts: RegistrationTexts
}

export function formPlaceOf(data: PageDataOf<'registration'>, language: string): FormPlace {
  const { clientData, booking } = data
  return { hotel: clientData.propertyId, booking, languageIndex: data.language.index, language }
}

/** What the page came with: the property, and what the form begins with. */
export function formAnswers(
  data: PageDataOf<'registration'>,
  version: string,
  language: string,
): AnswerStore {
  const answers = createPageAnswers(version, data.clientData)
  answers.put(startQuery(formPlaceOf(data, language)), data.start)
  return answers
}

/** The form before arrival. Its first questions can be read at once, and answered when the page has come to life. */
export function RegistrationPage({ data, answers, texts }: RegistrationPageProps) {
  const { clientData, language } = data
  const languages = (
    <LanguageSheet
      localization={clientData.localization}
      currentIndex={language.index}
      onChoose={({ index }) => void keepDraftForReload().then(() => openInLanguage(index))}
    />
  )
  return (
    <Providers answers={answers} write={texts.write}>
      <PropertyProvider value={clientData}>
        <FormPlaceProvider value={formPlaceOf(data, texts.language)}>
          <PropertyGate clientData={clientData} module="registrationForms">
            <RegistrationScreen languages={languages} />
            <AskReception />
          </PropertyGate>
          <Live hotel={clientData.propertyId} after={data.liveAfter} />
          <ConnectionBanner />
        </FormPlaceProvider>
      </PropertyProvider>
    </Providers>
  )
}

function AskReception() {
  return <WithoutScript text={useTexts<RegistrationTranslate>()('registration.askReception')} />
}

/** The property may close while somebody types. */
function Live({ hotel, after }: { hotel: string; after: string }) {
  useEffect(() => openLiveStream({ hotel, after }), [hotel, after])
  return null
}
