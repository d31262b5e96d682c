import type { ModuleOf } from '../module-schemas.ts'

/** How a new module of offers begins. */
export const OFFER_START: Omit<ModuleOf<'upselling'>['props'], 'deals'> = {
  title: '',
  subtitle: '',
  selection: 'fitting',
  layout: 'cards',
  pricesEnabled: true,
  button: { enabled: false, content: '' },
  background: { enabled: false, color: null },
  targetGroups: [],
}
