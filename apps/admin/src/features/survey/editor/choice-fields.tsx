import { CHOICES_MAX, TITLE_MAX } from '@innkeeper/domain/survey/constants.ts'
import type { Choice, ChoiceQuestion } from '@innkeeper/domain/survey/survey-schema.ts'
import { Input, TextInput } from '@mantine/core'
import { AddButton } from '../../../components/editing/add-button/add-button.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { RowButtons } from '../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../components/editing/row-buttons/use-row-words.ts'
import { moved } from '../../../platform/moved.ts'
import { newId } from '../../../platform/new-id.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'

type Props = {
  question: ChoiceQuestion
  language: number
  onChange: (question: ChoiceQuestion) => void
}

/** What guests choose from; a choice keeps its answers through all its words. */
export function ChoiceFields({ question, language, onChange }: Props) {
  const t = useT()
  const rowWords = useRowWords()
  const { index: main } = useDefaultLanguage()
  const { choices } = question
  const put = (next: Choice[]) => onChange({ ...question, choices: next })
  return (
    <Input.Wrapper label={t('surveyEdit.choices')} labelElement="div">
      <div className={classes.choices}>
        {choices.map((choice, place) => {
          const label = t('surveyEdit.choice', { place: place + 1 })
          return (
            <div key={choice.id} className={classes.choice}>
              <TextInput
                aria-label={label}
                placeholder={language === main ? label : choice.words[main]}
                value={choice.words[language] ?? ''}
                maxLength={TITLE_MAX}
                onChange={(event) =>
                  put(
                    choices.with(place, {
                      ...choice,
                      words: { ...choice.words, [language]: event.currentTarget.value },
                    }),
                  )
                }
              />
              <RowButtons
                words={rowWords(choice.words[main]?.trim() || label)}
                place={place}
                count={choices.length}
                onMove={(by) => put(moved(choices, place, by))}
                onRemove={() => put(choices.toSpliced(place, 1))}
              />
            </div>
          )
        })}
        <AddButton
          size="xs"
          disabled={choices.length >= CHOICES_MAX}
          onClick={() => put([...choices, { id: newId(), words: {} }])}
        >
          {t('surveyEdit.addChoice')}
        </AddButton>
      </div>
    </Input.Wrapper>
  )
}
