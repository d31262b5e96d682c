import type { BoxIcon } from '@innkeeper/domain/guestbook/icons.ts'
import {
  type Icon,
  IconBath,
  IconBed,
  IconBike,
  IconBook,
  IconBus,
  IconCalendar,
  IconCar,
  IconClock,
  IconCoffee,
  IconGift,
  IconGlassFull,
  IconHome,
  IconInfoCircle,
  IconKey,
  IconLink,
  IconMail,
  IconMap2,
  IconMessageCircle,
  IconPhone,
  IconShoppingBag,
  IconSkiJumping,
  IconSparkles,
  IconStar,
  IconSwimming,
  IconToolsKitchen2,
  IconWalk,
  IconWifi,
} from '@tabler/icons-react'

/** The same drawings as in the guest app's picture of icons. */
const GLYPHS: Record<BoxIcon, Icon> = {
  home: IconHome,
  bed: IconBed,
  key: IconKey,
  wifi: IconWifi,
  coffee: IconCoffee,
  meal: IconToolsKitchen2,
  glass: IconGlassFull,
  spa: IconBath,
  swim: IconSwimming,
  walk: IconWalk,
  bike: IconBike,
  ski: IconSkiJumping,
  car: IconCar,
  bus: IconBus,
  map: IconMap2,
  calendar: IconCalendar,
  clock: IconClock,
  gift: IconGift,
  cart: IconShoppingBag,
  broom: IconSparkles,
  phone: IconPhone,
  mail: IconMail,
  chat: IconMessageCircle,
  info: IconInfoCircle,
  book: IconBook,
  star: IconStar,
  link: IconLink,
}

/** An icon that a tile or a tab of the guestbook can carry. */
export function BoxGlyph({ name, size }: { name: BoxIcon; size: number }) {
  const Glyph = GLYPHS[name]
  return <Glyph size={size} stroke={1.6} aria-hidden />
}
