import { SECTION_NOTE_MAX, SECTION_TITLE_MAX } from '@innkeeper/domain/guestbook/card-schema.ts'
import { SECTION_VARIANT } from '@innkeeper/domain/guestbook/section.ts'
import { Switch } from '@mantine/core'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { useAskedIn } from '../card-form/asked-field.ts'
import { withoutSection, withSection } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { LanguageBar } from '../texts/language-bar.tsx'
import { SectionField } from './section-field.tsx'

const NO_WORDS = { title: '', note: '' }

type Props = { language: number; onLanguage: (language: number) => void }

/** Whether a section of the guestbook begins with this card, and what stands above it. */
export function BeginsSection({ language, onLanguage }: Props) {
  const t = useT()
  const sentTo = useAskedIn('section')
  const store = useStore()
  const main = useDefaultLanguage()
  const title = useDraftField(({ content }) => content[main.index]?.[SECTION_VARIANT]?.section?.title)
  const begins = title !== undefined
  return (
    <CollapsibleSection
      sentTo={sentTo}
      title={t('cards.section.begins')}
      summary={title || (begins ? t('section.untitled') : t('section.none'))}
      gap="md"
    >
      <Switch
        label={t('section.begins')}
        description={t('section.hint')}
        checked={begins}
        onChange={(event) => {
          const isOn = event.currentTarget.checked
          store.change((draft) => (isOn ? withSection(draft, main.index, NO_WORDS) : withoutSection(draft)))
        }}
      />
      {begins && (
        <>
          <LanguageBar language={language} onLanguage={onLanguage} />
          <SectionField
            key={`title ${language}`}
            name="title"
            language={language}
            max={SECTION_TITLE_MAX}
            isRequired={language === main.index}
          />
          <SectionField key={`note ${language}`} name="note" language={language} max={SECTION_NOTE_MAX} />
        </>
      )}
    </CollapsibleSection>
  )
}
