import type { ModuleKind } from '../../module-kind.ts'
import { OFFER_START } from '../offer-start.ts'

export const start: ModuleKind<'upselling'>['start'] = () => ({
  props: { ...OFFER_START, deals: [] },
  outerPadding: { top: 0, bottom: 0 },
})
