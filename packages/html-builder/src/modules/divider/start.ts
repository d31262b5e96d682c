import type { ModuleKind } from '../../module-kind.ts'

export const start: ModuleKind<'divider'>['start'] = () => ({
  props: {
    visibility: true,
    spacing: 16,
    color: null,
    alignment: 'center',
    dividerStyle: 'solid',
    width: 100,
  },
  outerPadding: { top: 0, bottom: 0 },
})
