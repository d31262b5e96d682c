import {
  CARD_SAVING_MAX,
  CARD_SUBTITLE_MAX,
  CARD_TITLE_MAX,
} from '@innkeeper/domain/guestbook/card-schema.ts'
import { CARD_KINDS, type CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { hasOwnButton } from '@innkeeper/domain/guestbook/cleaning-action.ts'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../../../platform/texts.ts'
import type { TextKey } from '../draft/edits.ts'
import { BodyField } from './body-field.tsx'
import { ButtonField } from './button-field.tsx'
import { FactsField } from './facts-field.tsx'
import { KIND_WORDS, type WordsName } from './kind-words.ts'
import { WordsField } from './words-field.tsx'

type FieldProps = { type: CardType; textKey: TextKey; isRequired: boolean }

const FIELDS: Readonly<Record<WordsName, (props: FieldProps) => ReactNode>> = {
  title: ({ type: _, ...props }) => <WordsField name="title" max={CARD_TITLE_MAX} {...props} />,
  subtitle: ({ textKey }) => <WordsField name="subtitle" max={CARD_SUBTITLE_MAX} textKey={textKey} />,
  body: ({ textKey }) => <BodyField textKey={textKey} />,
  button: ({ type, textKey }) => <ButtonField type={type} textKey={textKey} />,
  saving: ({ textKey }) => <SavingField textKey={textKey} />,
  facts: ({ textKey }) => <FactsField textKey={textKey} />,
}

/** What a skipped cleaning saves, as the house says it. */
function SavingField({ textKey }: { textKey: TextKey }) {
  const t = useT()
  const hints = { placeholder: t('cards.field.saving.placeholder'), hint: t('cards.field.saving.hint') }
  return <WordsField name="saving" max={CARD_SAVING_MAX} textKey={textKey} {...hints} />
}

/** The fields that a box of this kind shows. */
export function WordsFields({ type, textKey }: { type: CardType; textKey: TextKey }) {
  const isRequired = CARD_KINDS[type].needsTitle && textKey.language === textKey.main
  return (
    <Stack gap="md">
      {KIND_WORDS[type].fields.map((name) => {
        if (name === 'button' && !hasOwnButton(textKey.variant)) return null
        const Field = FIELDS[name]
        return (
          <div key={name} data-field={name}>
            <Field type={type} textKey={textKey} isRequired={isRequired} />
          </div>
        )
      })}
    </Stack>
  )
}
