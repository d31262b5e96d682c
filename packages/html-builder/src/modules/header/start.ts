import { EMPTY_TEXT } from '../../empty-text.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const start: ModuleKind<'header'>['start'] = () => ({
  props: {
    content: EMPTY_TEXT,
    alignment: 'left',
    fontFamily: null,
    color: null,
    backgroundColor: null,
    backgroundEnabled: false,
    backgroundImage: null,
    nameEnabled: false,
  },
  outerPadding: { top: 0, bottom: 0 },
  innerPadding: { top: 0, bottom: 0, left: 0, right: 0 },
})
