import type { ModuleKind } from '../../module-kind.ts'

export const start: ModuleKind<'video'>['start'] = () => ({
  props: { playerType: 'youtube', url: '', size: 100, placeholder: null, alignment: 'center' },
  outerPadding: { top: 0, bottom: 0 },
})
