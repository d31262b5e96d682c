import { PRODUCT_DESCRIPTION_MAX, PRODUCT_TITLE_MAX } from '@innkeeper/domain/orders/constants.ts'
import type { ProductContent } from '@innkeeper/domain/orders/product-schema.ts'
import { Stack, Textarea, TextInput } from '@mantine/core'
import { useContentLanguages } from '../../../../components/media/use-content-languages.ts'
import { Box } from '../../../../components/page/box.tsx'
import { useT } from '../../../../platform/texts.ts'
import { Beside } from './beside.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import type { ProductSectionProps } from './section-props.ts'

const NOTHING: ProductContent = { title: '', description: '' }

type Props = ProductSectionProps & { language: number; onLanguage: (language: number) => void }

/** What guests read, per language beside the property's own. */
export function ContentSection({ form: { draft, set }, language, onLanguage }: Props) {
  const t = useT()
  const languages = useContentLanguages()
  const main = languages[0]?.index ?? 0
  const code = languages.find(({ index }) => index === language)?.code
  const words = draft.content[language] ?? NOTHING
  const reference = draft.content[main] ?? NOTHING
  const write = (part: Partial<ProductContent>) =>
    set({ content: { ...draft.content, [language]: { ...words, ...part } } })
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
        <Beside isShown={language !== main} words={reference.title} onUse={(title) => write({ title })}>
          <TextInput
            label={t('products.name')}
            value={words.title}
            maxLength={PRODUCT_TITLE_MAX}
            lang={code}
            spellCheck
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => write({ title: value })}
          />
        </Beside>
        <Beside
          isShown={language !== main}
          words={reference.description}
          onUse={(description) => write({ description })}
        >
          <Textarea
            label={t('products.description')}
            value={words.description}
            maxLength={PRODUCT_DESCRIPTION_MAX}
            lang={code}
            spellCheck
            autosize
            minRows={3}
            maxRows={10}
            onChange={({ currentTarget: { value } }) => write({ description: value })}
          />
        </Beside>
      </Stack>
    </Box>
  )
}
