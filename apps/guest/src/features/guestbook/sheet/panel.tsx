import { guestPart } from '../../../platform/guest-part.tsx'
import { partLoader } from '../../../platform/part-loading.ts'

/** What the sheet shows beside boxes; it loads when it is opened, with its words. */
export const Panel = guestPart(
  partLoader(() => import('./panel-view.tsx')),
  ({ PanelView }) => PanelView,
)
