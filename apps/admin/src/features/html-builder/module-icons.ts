import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import {
  type Icon,
  IconClick,
  IconCode,
  IconGift,
  IconHeading,
  IconPhoto,
  IconPhotoEdit,
  IconSeparator,
  IconSignature,
  IconStairsUp,
  IconStar,
  IconTypography,
  IconVideo,
} from '@tabler/icons-react'

export const MODULE_ICONS: Record<TemplateModuleType, Icon> = {
  header: IconHeading,
  text: IconTypography,
  image: IconPhoto,
  'image-caption': IconPhotoEdit,
  video: IconVideo,
  button: IconClick,
  divider: IconSeparator,
  'raw-html': IconCode,
  upselling: IconGift,
  'room-upgrades': IconStairsUp,
  'guest-feedback': IconStar,
  signature: IconSignature,
}

/** What is written here, and what the rest of the product brings. */
export const CONTENT_MODULES = [
  'header',
  'text',
  'image',
  'image-caption',
  'video',
  'button',
  'divider',
  'raw-html',
] as const satisfies readonly TemplateModuleType[]
export const HOUSE_MODULES = [
  'upselling',
  'room-upgrades',
  'guest-feedback',
  'signature',
] as const satisfies readonly TemplateModuleType[]
