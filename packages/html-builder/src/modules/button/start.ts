import { EMPTY_TEXT } from '../../empty-text.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const start: ModuleKind<'button'>['start'] = () => ({
  props: {
    content: EMPTY_TEXT,
    type: 'url',
    destination: '',
    fontFamily: null,
    color: null,
    backgroundColor: null,
    alignment: 'left',
  },
  outerPadding: { top: 0, bottom: 0 },
  innerPadding: { top: 0, bottom: 0, left: 0, right: 0 },
})
