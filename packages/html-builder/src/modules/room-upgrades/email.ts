import type { ModuleKind } from '../../module-kind.ts'
import { offersEmail } from '../offers-email.ts'

export const email: ModuleKind<'room-upgrades'>['email'] = (module, setting) =>
  offersEmail(module, setting, 'link:upgrades')
