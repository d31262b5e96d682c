import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import type { ModuleKind } from './module-kind.ts'
import { buttonKind } from './modules/button/kind.ts'
import { dividerKind } from './modules/divider/kind.ts'
import { guestFeedbackKind } from './modules/guest-feedback/kind.ts'
import { headerKind } from './modules/header/kind.ts'
import { imageKind } from './modules/image/kind.ts'
import { imageCaptionKind } from './modules/image-caption/kind.ts'
import { rawHtmlKind } from './modules/raw-html/kind.ts'
import { roomUpgradesKind } from './modules/room-upgrades/kind.ts'
import { signatureKind } from './modules/signature/kind.ts'
import { textKind } from './modules/text/kind.ts'
import { upsellingKind } from './modules/upselling/kind.ts'
import { videoKind } from './modules/video/kind.ts'

/** Every type of module: a new one is its folder and its lines here, in module-schemas.ts and in module-pages.ts. */
export const MODULE_KINDS: { [T in TemplateModuleType]: ModuleKind<T> } = {
  header: headerKind,
  text: textKind,
  image: imageKind,
  'image-caption': imageCaptionKind,
  video: videoKind,
  button: buttonKind,
  divider: dividerKind,
  upselling: upsellingKind,
  'room-upgrades': roomUpgradesKind,
  'guest-feedback': guestFeedbackKind,
  signature: signatureKind,
  'raw-html': rawHtmlKind,
}
