import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { canBeginSection } from '@innkeeper/domain/guestbook/section.ts'
import { type ComponentType, memo, useState } from 'react'
import { BeginsSection } from '../sections/begins-section.tsx'
import { CleaningSection } from '../sections/cleaning-section.tsx'
import { FacilitiesSection } from '../sections/facilities-section.tsx'
import { HeldSection } from '../sections/held-section.tsx'
import { IconSection } from '../sections/icon-section.tsx'
import { LinkSection } from '../sections/link-section.tsx'
import { LookSection } from '../sections/look-section.tsx'
import { PicturesSection } from '../sections/pictures-section.tsx'
import { ProductSection } from '../sections/product-section.tsx'
import type { CardSectionProps } from '../sections/section-props.ts'
import { VisibilitySection } from '../sections/visibility-section.tsx'
import { TextsSection } from '../texts/texts-section.tsx'
import { useAskedLanguage } from '../use-asked-language.ts'
import { useAskedField } from './asked-field.ts'
import { KIND_SECTIONS, type SectionName } from './kind-sections.ts'

const SECTIONS: Readonly<Record<SectionName, ComponentType<CardSectionProps>>> = {
  link: LinkSection,
  held: HeldSection,
  facilities: FacilitiesSection,
  cleaning: CleaningSection,
  pictures: PicturesSection,
  icon: IconSection,
  product: ProductSection,
  look: LookSection,
}

type Props = { card: CardSectionProps['card'] & Pick<Card, 'parentId'> }

/** The sections a kind has; each reads its own part of the draft, so a key stroke draws one field again. */
export const CardSections = memo(
  function CardSections({ card }: Props) {
    const asked = useAskedField()
    const [language, setLanguage] = useState(useAskedLanguage())
    const [visit, setVisit] = useState(asked?.visit)
    // Before anything is drawn: the field that is asked for is one of this language.
    if (asked && asked.visit !== visit) {
      setVisit(asked.visit)
      setLanguage(asked.language)
    }
    return (
      <>
        <TextsSection type={card.type} language={language} onLanguage={setLanguage} />
        {canBeginSection(card) && <BeginsSection language={language} onLanguage={setLanguage} />}
        {KIND_SECTIONS[card.type].map((name) => {
          const Section = SECTIONS[name]
          return <Section key={name} card={card} language={language} />
        })}
        <VisibilitySection />
      </>
    )
  },
  (before, after) => before.card.id === after.card.id && before.card.parentId === after.card.parentId,
)
