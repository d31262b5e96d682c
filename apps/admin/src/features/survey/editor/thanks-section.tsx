import { NOTE_MAX, TITLE_MAX } from '@innkeeper/domain/survey/constants.ts'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../platform/texts.ts'
import type { SurveyPartProps } from './use-survey-form.ts'
import { WordsField } from './words-field.tsx'

/** What a guest reads at the end, the first time and when there is an answer already. */
export function ThanksSection({ form: { draft, set }, language }: SurveyPartProps) {
  const t = useT()
  return (
    <FormSection title={t('surveyEdit.thanks')} hint={t('surveyEdit.thanks.hint')}>
      {(['thanks', 'thanksAgain'] as const).flatMap((part) => {
        const said = draft[part]
        return [
          <WordsField
            key={`${part} title`}
            label={t(`surveyEdit.${part}.title`)}
            placeholder={t('surveyEdit.thanks.usual')}
            words={said.title}
            language={language}
            max={TITLE_MAX}
            onWords={(title) => set({ [part]: { ...said, title } })}
          />,
          <WordsField
            key={`${part} text`}
            label={t(`surveyEdit.${part}.text`)}
            placeholder={t('surveyEdit.thanks.usual')}
            words={said.text}
            language={language}
            max={NOTE_MAX}
            isLong
            onWords={(text) => set({ [part]: { ...said, text } })}
          />,
        ]
      })}
    </FormSection>
  )
}
