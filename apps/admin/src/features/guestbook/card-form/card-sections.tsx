import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { isHolder } from '@innkeeper/domain/guestbook/grouping.ts'
import { memo, useState } from 'react'
import { CleaningSection } from '../sections/cleaning-section.tsx'
import { FacilitiesSection } from '../sections/facilities-section.tsx'
import { HeldSection } from '../sections/held-section.tsx'
import { IconSection } from '../sections/icon-section.tsx'
import { LinkSection } from '../sections/link-section.tsx'
import { hasLook, LookSection } from '../sections/look-section.tsx'
import { PicturesSection } from '../sections/pictures-section.tsx'
import { ProductSection } from '../sections/product-section.tsx'
import { VisibilitySection } from '../sections/visibility-section.tsx'
import { TextsSection } from '../texts/texts-section.tsx'
import { useAskedLanguage } from '../use-asked-language.ts'

/** Kinds whose box or sheet shows pictures. */
const WITH_PICTURES: readonly CardType[] = ['Carousel', 'Content', 'Product', 'Facilities', 'UnitSpecific']

type Props = { card: Pick<Card, 'id' | 'type' | 'parentId'> }

/** The sections a kind has; each reads its own part of the draft, so a key stroke draws one field again. */
export const CardSections = memo(
  function CardSections({ card }: Props) {
    const { id, type } = card
    const [language, setLanguage] = useState(useAskedLanguage())
    return (
      <>
        <TextsSection type={type} language={language} onLanguage={setLanguage} />
        {type === 'FixedSizeBox' && <LinkSection cardId={id} />}
        {isHolder(type) && <HeldSection holder={card} />}
        {type === 'Facilities' && <FacilitiesSection />}
        {type === 'RoomCleaningBox' && <CleaningSection />}
        {WITH_PICTURES.includes(type) && <PicturesSection type={type} language={language} />}
        {type === 'FixedSizeBox' && <IconSection />}
        {type === 'Product' && <ProductSection />}
        {hasLook(type) && <LookSection type={type} />}
        <VisibilitySection />
      </>
    )
  },
  (before, after) => before.card.id === after.card.id,
)
