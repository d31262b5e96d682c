import type { ModuleKind } from '../../module-kind.ts'

export const start: ModuleKind<'raw-html'>['start'] = () => ({
  props: { html: '' },
  outerPadding: { top: 0, bottom: 0 },
})
