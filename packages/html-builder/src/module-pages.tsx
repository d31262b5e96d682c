import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import type { ComponentType } from 'react'
import { ButtonPage } from './modules/button/page.tsx'
import { DividerPage } from './modules/divider/page.tsx'
import { GuestFeedbackPage } from './modules/guest-feedback/page.tsx'
import { HeaderPage } from './modules/header/page.tsx'
import { ImagePage } from './modules/image/page.tsx'
import { ImageCaptionPage } from './modules/image-caption/page.tsx'
import { RawHtmlPage } from './modules/raw-html/page.tsx'
import { RoomUpgradesPage } from './modules/room-upgrades/page.tsx'
import { SignaturePage } from './modules/signature/page.tsx'
import { TextPage } from './modules/text/page.tsx'
import { UpsellingPage } from './modules/upselling/page.tsx'
import { VideoPage } from './modules/video/page.tsx'
import type { ModulePageProps } from './page/module-page-props.ts'

/** How every type of module is drawn on a page; each draws nothing where it has nothing to show. */
export const MODULE_PAGES: { [T in TemplateModuleType]: ComponentType<ModulePageProps<T>> } = {
  header: HeaderPage,
  text: TextPage,
  image: ImagePage,
  'image-caption': ImageCaptionPage,
  video: VideoPage,
  button: ButtonPage,
  divider: DividerPage,
  upselling: UpsellingPage,
  'room-upgrades': RoomUpgradesPage,
  'guest-feedback': GuestFeedbackPage,
  signature: SignaturePage,
  'raw-html': RawHtmlPage,
}
