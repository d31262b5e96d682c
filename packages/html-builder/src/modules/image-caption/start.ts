import { EMPTY_TEXT } from '../../empty-text.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const start: ModuleKind<'image-caption'>['start'] = () => ({
  props: {
    image: null,
    content: EMPTY_TEXT,
    captionPosition: 'below',
    fontFamily: null,
    backgroundColor: null,
    backgroundEnabled: false,
  },
  outerPadding: { top: 0, bottom: 0 },
})
