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
}

const ONE_LOOK: KindLook = { layouts: [], otherwise: 'plain', hasBackground: false }

export const KIND_LOOKS: Readonly<Record<CardType, KindLook>> = {
  Carousel: ONE_LOOK,
  Header: { ...ONE_LOOK, hasBackground: true },
  Voucher: ONE_LOOK,
  Content: { layouts: CARD_LAYOUTS, otherwise: 'plain', hasBackground: true },
  UnitSpecific: ONE_LOOK,
  Product: { layouts: CARD_LAYOUTS, otherwise: 'plain', hasBackground: true },
  Facilities: { layouts: ['picture', 'side'], otherwise: 'side', hasBackground: false },
  Group: ONE_LOOK,
  RoomCleaningBox: ONE_LOOK,
  FixedSizeBox: { layouts: ['plain', 'brand'], otherwise: 'plain', hasBackground: true },
  FixedSizeBoxSlider: ONE_LOOK,
}
