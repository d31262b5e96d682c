import { EMPTY_TEXT } from '../../empty-text.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const start: ModuleKind<'text'>['start'] = () => ({
  props: {
    contentColumnOne: EMPTY_TEXT,
    contentColumnTwo: null,
    nrOfColumns: 1,
    fontFamily: null,
    backgroundColor: null,
    backgroundEnabled: false,
  },
  outerPadding: { top: 0, bottom: 0 },
  innerPadding: { top: 0, bottom: 0, left: 0, right: 0 },
})
