import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import {
  type Icon,
  IconAlignLeft,
  IconBuildingStore,
  IconCarouselHorizontal,
  IconKey,
  IconLayoutGrid,
  IconPhoto,
  IconShoppingBag,
  IconSparkles,
  IconSquare,
  IconSun,
  IconTicket,
} from '@tabler/icons-react'

const ICONS: Record<CardType, Icon> = {
  Carousel: IconPhoto,
  Header: IconSun,
  Voucher: IconTicket,
  Content: IconAlignLeft,
  UnitSpecific: IconKey,
  Product: IconShoppingBag,
  Facilities: IconBuildingStore,
  Group: IconLayoutGrid,
  RoomCleaningBox: IconSparkles,
  FixedSizeBox: IconSquare,
  FixedSizeBoxSlider: IconCarouselHorizontal,
}

export function CardTypeIcon({ type }: { type: CardType }) {
  const TypeIcon = ICONS[type]
  return <TypeIcon size={22} stroke={1.5} aria-hidden />
}
