import type { CardSection } from '@innkeeper/domain/guestbook/card-schema.ts'
import { SECTION_VARIANT } from '@innkeeper/domain/guestbook/section.ts'
import { TextInput } from '@mantine/core'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import type { CardDraft } from '../draft/card-draft.ts'
import { withSection } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { Reference } from '../texts/reference.tsx'

type Props = { name: keyof CardSection; language: number; max: number; isRequired?: boolean }

const sectionOf = (draft: CardDraft, language: number): CardSection =>
  draft.content[language]?.[SECTION_VARIANT]?.section ?? { title: '', note: '' }

/** One line above the card in one language; the default language's stands beside it. */
export function SectionField({ name, language, max, isRequired = false }: Props) {
  const t = useT()
  const store = useStore()
  const [main, ...others] = useContentLanguages()
  const written = [main, ...others].find((each) => each?.index === language)
  const value = useDraftField((draft) => sectionOf(draft, language)[name])
  const write = (words: string) =>
    store.change((draft) => withSection(draft, language, { ...sectionOf(draft, language), [name]: words }))
  return (
    <Reference
      isShown={language !== main?.index}
      read={(draft) => sectionOf(draft, main?.index ?? language)[name]}
      onUse={write}
    >
      <TextInput
        label={t(`section.${name}`)}
        description={t(`section.${name}Hint`)}
        value={value}
        onChange={(event) => write(event.currentTarget.value)}
        maxLength={max}
        error={isRequired && value.trim() === '' && t('form.required')}
        lang={written?.code}
        spellCheck
        autoComplete="off"
      />
    </Reference>
  )
}
