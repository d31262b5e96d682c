import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { useState } from 'react'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { useAskedIn } from '../card-form/asked-field.ts'
import { VARIES_BY, variantsOf } from '../card-form/variants.ts'
import { useDraftField } from '../draft/use-card-store.ts'
import { StaleNote } from '../translate/stale-note.tsx'
import { LanguageBar } from './language-bar.tsx'
import { VariantBar } from './variant-bar.tsx'
import { WordsFields } from './words-fields.tsx'

type Props = { type: Card['type']; language: number; onLanguage: (language: number) => void }

/** What the card says: per language beside the default one, per variant where the kind has several. */
export function TextsSection({ type, language, onLanguage }: Props) {
  const t = useT()
  const main = useDefaultLanguage()
  const names = useDraftField(({ content, options }) => variantsOf({ type, content, options }).join(' '))
  const variants = names.split(' ')
  const asked = useAskedIn('title', 'subtitle', 'body', 'button', 'saving', 'facts')
  const [chosen, setChosen] = useState(asked?.variant ?? variants[0] ?? 'default')
  const [visit, setVisit] = useState(asked?.visit)
  if (asked && asked.visit !== visit) {
    setVisit(asked.visit)
    if (asked.variant) setChosen(asked.variant)
  }
  const variant = variants.includes(chosen) ? chosen : (variants[0] ?? 'default')
  return (
    <CollapsibleSection title={t('cards.section.texts')} isOpenAtFirst sentTo={asked}>
      <LanguageBar language={language} onLanguage={onLanguage} />
      {(variants.length > 1 || VARIES_BY[type] === 'room') && (
        <VariantBar type={type} variants={variants} variant={variant} onVariant={setChosen} />
      )}
      <StaleNote language={language} />
      {/* The key: another language or variant is another set of fields, with its own cursor and undo. */}
      <WordsFields
        key={`${language} ${variant}`}
        type={type}
        textKey={{ language, variant, main: main.index }}
      />
    </CollapsibleSection>
  )
}
