import type { ModuleKind } from '../../module-kind.ts'

export const start: ModuleKind<'signature'>['start'] = () => ({
  props: {},
  outerPadding: { top: 0, bottom: 0 },
})
