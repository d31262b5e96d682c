import {
  DEAL_DESCRIPTION_MAX,
  DEAL_SUBTITLE_MAX,
  DEAL_TITLE_MAX,
} from '@innkeeper/domain/upselling/constants.ts'
import type { DealContent } from '@innkeeper/domain/upselling/deal-schema.ts'
import { Stack, Textarea, TextInput } from '@mantine/core'
import type { ChangeEvent, ReactNode } from 'react'
import { BesideDefault } from '../../../components/editing/languages/beside-default.tsx'
import { LanguageTabs } from '../../../components/editing/languages/language-tabs.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { missingWords, NO_WORDS } from './deal-draft.ts'
import type { DealStepProps } from './use-deal-form.ts'

type Props = DealStepProps & {
  language: number
  onLanguage: (language: number) => void
  /** Whether it can be saved as it is typed: a deal on sale keeps its title. */
  isSavable: boolean
}

/** What guests read, per language beside the property's own. */
export function WordsStep({ form: { draft, change }, language, onLanguage, isSavable }: Props) {
  const t = useT()
  const languages = useContentLanguages()
  const main = languages[0]?.index ?? 0
  const isTitleNeeded = !isSavable && language === main
  const titleError = isTitleNeeded && t('upselling.missing.words', { language: languages[0]?.title ?? '' })
  const code = languages.find(({ index }) => index === language)?.code
  const words = draft.content[language] ?? NO_WORDS
  const reference = draft.content[main] ?? NO_WORDS
  const write = (part: Partial<DealContent>) =>
    change((before) => ({
      ...before,
      content: { ...before.content, [language]: { ...NO_WORDS, ...before.content[language], ...part } },
    }))
  const fieldOf = (name: keyof DealContent) => ({
    label: t(`upselling.words.${name}`),
    placeholder: language === main ? t(`upselling.words.${name}.example`) : '',
    value: words[name],
    lang: code,
    spellCheck: true,
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write({ [name]: event.currentTarget.value }),
  })
  const besideDefault = (name: keyof DealContent, field: ReactNode) =>
    language === main || reference[name].trim() === '' ? (
      field
    ) : (
      <BesideDefault words={reference[name]} onUse={(taken) => write({ [name]: taken })}>
        {field}
      </BesideDefault>
    )
  return (
    <>
      <LanguageTabs
        language={language}
        onLanguage={onLanguage}
        isMissing={(index) => missingWords(draft.content, index, main)}
      />
      <Stack gap="md">
        {besideDefault(
          'title',
          <TextInput {...fieldOf('title')} maxLength={DEAL_TITLE_MAX} error={titleError} />,
        )}
        {besideDefault('subtitle', <TextInput {...fieldOf('subtitle')} maxLength={DEAL_SUBTITLE_MAX} />)}
        {besideDefault(
          'description',
          <Textarea
            {...fieldOf('description')}
            maxLength={DEAL_DESCRIPTION_MAX}
            autosize
            minRows={4}
            maxRows={12}
          />,
        )}
      </Stack>
    </>
  )
}
