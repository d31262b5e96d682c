import {
  CARD_BUTTON_MAX,
  CARD_SUBTITLE_MAX,
  CARD_TITLE_MAX,
} from '@innkeeper/domain/guestbook/card-schema.ts'
import { hasBodyAndButton } from '@innkeeper/domain/guestbook/card-types.ts'
import { Alert, Stack, Textarea, TextInput } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import type { ContentLanguage } from '../use-languages.ts'
import { isFormatted, mainVariant } from './card-texts.ts'
import type { CardFormState } from './use-card-form.ts'

/** The counter appears when the limit comes near. */
const NEARLY_FULL = 0.8

function useLengthHint() {
  const t = useT()
  return (text: string | undefined, max: number) =>
    text && text.length > max * NEARLY_FULL ? t('form.length', { length: text.length, max }) : undefined
}

export function LanguageFields({ card, language }: { card: CardFormState; language: ContentLanguage }) {
  const t = useT()
  const lengthHint = useLengthHint()
  const { form, base } = card
  const path = `texts.${language.index}` as const
  const texts = form.values.texts[String(language.index)]
  const content = base.card.content[language.index]?.[mainVariant(base.card)]
  const spelling = { lang: language.code, spellCheck: true }
  return (
    <Stack gap="md">
      <TextInput
        label={t('cards.field.title')}
        description={lengthHint(texts?.title, CARD_TITLE_MAX)}
        {...spelling}
        {...form.getInputProps(`${path}.title`)}
      />
      <TextInput
        label={t('cards.field.subtitle')}
        description={lengthHint(texts?.subtitle, CARD_SUBTITLE_MAX)}
        {...spelling}
        {...form.getInputProps(`${path}.subtitle`)}
      />
      {hasBodyAndButton(base.card.type) && (
        <>
          {isFormatted(content) ? (
            <Alert color="gray" title={t('cards.field.body')}>
              {t('cards.formattedBody')}
            </Alert>
          ) : (
            <Textarea
              label={t('cards.field.body')}
              description={t('cards.bodyHint')}
              autosize
              minRows={6}
              maxRows={18}
              {...spelling}
              {...form.getInputProps(`${path}.body`)}
            />
          )}
          <TextInput
            label={t('cards.field.button')}
            description={lengthHint(texts?.button, CARD_BUTTON_MAX)}
            {...spelling}
            {...form.getInputProps(`${path}.button`)}
          />
        </>
      )}
    </Stack>
  )
}
