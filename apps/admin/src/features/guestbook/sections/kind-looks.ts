import { CARD_LAYOUTS } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'

export type CardLayout = (typeof CARD_LAYOUTS)[number]

type KindLook = {
  /** The layouts it can show; none where there is nothing to choose. */
  layouts: readonly CardLayout[]
  /** What guests see in place of a layout that it cannot show. */
  otherwise: CardLayout
  /** Whether it can stand on a picture of its own. */
  hasBackground: boolean
  /** Whether pictures are what it is about, so that their section is open at first. */
  isAboutPictures: boolean
}

const ONE_LOOK: KindLook = { layouts: [], otherwise: 'plain', hasBackground: false, isAboutPictures: false }

export const KIND_LOOKS: Readonly<Record<CardType, KindLook>> = {
  Carousel: { ...ONE_LOOK, isAboutPictures: true },
  Header: { ...ONE_LOOK, hasBackground: true },
  Voucher: ONE_LOOK,
  Content: { ...ONE_LOOK, layouts: CARD_LAYOUTS, hasBackground: true },
  UnitSpecific: ONE_LOOK,
  Product: { ...ONE_LOOK, layouts: CARD_LAYOUTS, hasBackground: true },
  Facilities: { ...ONE_LOOK, layouts: ['picture', 'side', 'small'], otherwise: 'side' },
  Group: ONE_LOOK,
  RoomCleaningBox: ONE_LOOK,
  FixedSizeBox: { ...ONE_LOOK, layouts: ['plain', 'brand'], hasBackground: true },
  FixedSizeBoxSlider: ONE_LOOK,
}
