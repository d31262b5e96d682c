import type { ModuleKind } from '../../module-kind.ts'
import { offersText } from '../offers-email.ts'

export const text: ModuleKind<'room-upgrades'>['text'] = (module) => offersText(module, 'link:upgrades')
