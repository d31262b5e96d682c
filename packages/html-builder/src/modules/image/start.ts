import type { ModuleKind } from '../../module-kind.ts'

export const start: ModuleKind<'image'>['start'] = () => ({
  props: { nrOfColumns: 1, alignment: 'center', columnOneImage: null, columnTwoImage: null },
  outerPadding: { top: 0, bottom: 0 },
})
