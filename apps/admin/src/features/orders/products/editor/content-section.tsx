import {
  CATEGORY_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_TITLE_MAX,
} from '@innkeeper/domain/orders/constants.ts'
import type { ProductContent } from '@innkeeper/domain/orders/product-schema.ts'
import { Stack, Textarea, TextInput } from '@mantine/core'
import type { ChangeEvent, ReactNode } from 'react'
import { BesideDefault } from '../../../../components/editing/languages/beside-default.tsx'
import { LanguageTabs } from '../../../../components/editing/languages/language-tabs.tsx'
import { useContentLanguages } from '../../../../components/editing/languages/use-content-languages.ts'
import { Box } from '../../../../components/page/box.tsx'
import { useT } from '../../../../platform/texts.ts'
import type { ProductSectionProps } from './section-props.ts'

const NOTHING = { title: '', description: '', category: '' }

type Props = ProductSectionProps & { language: number; onLanguage: (language: number) => void }

/** What guests read, per language beside the property's own. */
export function ContentSection({ form: { draft, set }, language, onLanguage }: Props) {
  const t = useT()
  const languages = useContentLanguages()
  const main = languages[0]?.index ?? 0
  const code = languages.find(({ index }) => index === language)?.code
  const words = { ...NOTHING, ...draft.content[language] }
  const reference = { ...NOTHING, ...draft.content[main], category: draft.category }
  const write = (part: Partial<ProductContent>) =>
    set({
      content: {
        ...draft.content,
        [language]: { title: '', description: '', ...draft.content[language], ...part },
      },
    })
  const fieldOf = (name: keyof ProductContent) => ({
    value: words[name],
    lang: code,
    spellCheck: true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write({ [name]: event.currentTarget.value }),
  })
  const besideDefault = (name: keyof ProductContent, field: ReactNode) =>
    language === main || reference[name].trim() === '' ? (
      field
    ) : (
      <BesideDefault words={reference[name]} onUse={(taken) => write({ [name]: taken })}>
        {field}
      </BesideDefault>
    )
  return (
    <Box title={t('products.section.content')}>
      <LanguageTabs
        language={language}
        onLanguage={onLanguage}
        isMissing={(index) => {
          const there = draft.content[index] ?? NOTHING
          return !there.title.trim() || (Boolean(reference.description.trim()) && !there.description.trim())
        }}
      />
      <Stack gap="md">
        {besideDefault(
          'title',
          <TextInput
            label={t('products.name')}
            maxLength={PRODUCT_TITLE_MAX}
            autoComplete="off"
            {...fieldOf('title')}
          />,
        )}
        {besideDefault(
          'description',
          <Textarea
            label={t('products.description')}
            maxLength={PRODUCT_DESCRIPTION_MAX}
            autosize
            minRows={3}
            maxRows={10}
            {...fieldOf('description')}
          />,
        )}
        {language !== main &&
          draft.category.trim() !== '' &&
          besideDefault(
            'category',
            <TextInput
              label={t('products.categoryTranslated')}
              maxLength={CATEGORY_MAX}
              autoComplete="off"
              {...fieldOf('category')}
            />,
          )}
      </Stack>
    </Box>
  )
}
