import type { ModuleKind } from '../../module-kind.ts'
import { OFFER_START } from '../offer-start.ts'

export const start: ModuleKind<'room-upgrades'>['start'] = () => ({
  props: { ...OFFER_START, upgrades: [] },
  outerPadding: { top: 0, bottom: 0 },
})
