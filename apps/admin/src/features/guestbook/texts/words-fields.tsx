import {
  CARD_BUTTON_MAX,
  CARD_SUBTITLE_MAX,
  CARD_TITLE_MAX,
} from '@innkeeper/domain/guestbook/card-schema.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { TextKey } from '../draft/edits.ts'
import { BodyField } from './body-field.tsx'
import { FactsField } from './facts-field.tsx'
import { KIND_WORDS, type WordsName } from './kind-words.ts'
import { WordsField } from './words-field.tsx'

type FieldProps = { textKey: TextKey; isRequired: boolean }

const FIELDS: Readonly<Record<WordsName, (props: FieldProps) => ReactNode>> = {
  title: (props) => <WordsField name="title" max={CARD_TITLE_MAX} {...props} />,
  subtitle: ({ textKey }) => <WordsField name="subtitle" max={CARD_SUBTITLE_MAX} textKey={textKey} />,
  body: ({ textKey }) => <BodyField textKey={textKey} />,
  button: ({ textKey }) => <WordsField name="button" max={CARD_BUTTON_MAX} textKey={textKey} />,
  facts: ({ textKey }) => <FactsField textKey={textKey} />,
}

/** The fields that a box of this kind shows. */
export function WordsFields({ type, textKey }: { type: CardType; textKey: TextKey }) {
  const { fields, needsTitle } = KIND_WORDS[type]
  const isRequired = needsTitle && textKey.language === textKey.main
  return (
    <Stack gap="md">
      {fields.map((name) => {
        const Field = FIELDS[name]
        return <Field key={name} textKey={textKey} isRequired={isRequired} />
      })}
    </Stack>
  )
}
