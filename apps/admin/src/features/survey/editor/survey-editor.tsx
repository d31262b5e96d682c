import type { StaffSurvey } from '@innkeeper/api/survey/surveys.ts'
import { missingWords, surveyProblems } from '@innkeeper/domain/survey/publish-checks.ts'
import { useState } from 'react'
import { AutosaveFrame } from '../../../components/editing/form/autosave-frame.tsx'
import { LanguageTabs } from '../../../components/editing/languages/language-tabs.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { newId } from '../../../platform/new-id.ts'
import { AlertSection } from './alert-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import classes from './editor.module.css'
import { type Pane, PaneSwitch } from './pane-switch.tsx'
import { QuestionList, type Visit } from './question-list.tsx'
import { ReviewLinksSection } from './review-links-section.tsx'
import { SurveyConflict } from './survey-conflict.tsx'
import { bodyOf, isSavable, tidyDraft } from './survey-draft.ts'
import { SurveyHead } from './survey-head.tsx'
import { SurveyPreview } from './survey-preview.tsx'
import { ThanksSection } from './thanks-section.tsx'
import { useSurveyForm } from './use-survey-form.ts'

/** A survey with the phone of a guest beside it. */
export function SurveyEditor({ latest }: { latest: StaffSurvey }) {
  const { index: main } = useDefaultLanguage()
  const [language, setLanguage] = useState(main)
  const [pane, setPane] = useState<Pane>('form')
  const [visit, setVisit] = useState<Visit | null>(null)
  const form = useSurveyForm(latest)
  const body = bodyOf(tidyDraft(form.draft))
  const problems = surveyProblems(body, main)
  const goTo = (question: string) => {
    setPane('form')
    setVisit({ question, field: 'words', visit: newId() })
  }
  return (
    <div className={classes.editor} data-pane={pane}>
      <SurveyHead
        latest={latest}
        form={form}
        problems={problems}
        language={language}
        onVisit={(question) => {
          // What is missing first is missing in the default language.
          setLanguage(main)
          goTo(question)
        }}
      />
      <div className={classes.top}>
        <LanguageTabs
          language={language}
          onLanguage={setLanguage}
          isMissing={(index) => index !== main && missingWords(body, index, main).length}
        />
        <PaneSwitch pane={pane} onPane={setPane} />
      </div>
      <AutosaveFrame form={form} isComplete={isSavable(form.draft)} conflict={<SurveyConflict form={form} />}>
        <div className={classes.page}>
          <div className={classes.main}>
            <BasicsSection form={form} />
            <QuestionList form={form} language={language} problems={problems} visit={visit} onVisit={goTo} />
            <ThanksSection form={form} language={language} />
            <ReviewLinksSection form={form} language={language} />
            <AlertSection form={form} />
          </div>
          <div className={classes.aside}>
            <SurveyPreview surveyId={latest.id} revision={latest.revision} language={language} />
          </div>
        </div>
      </AutosaveFrame>
    </div>
  )
}
