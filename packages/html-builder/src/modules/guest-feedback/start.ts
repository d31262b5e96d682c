import type { ModuleKind } from '../../module-kind.ts'

export const start: ModuleKind<'guest-feedback'>['start'] = () => ({
  props: { surveyId: null, title: '' },
  outerPadding: { top: 0, bottom: 0 },
})
