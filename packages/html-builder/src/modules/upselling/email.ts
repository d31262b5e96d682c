import type { ModuleKind } from '../../module-kind.ts'
import { offersEmail } from '../offers-email.ts'

export const email: ModuleKind<'upselling'>['email'] = (module, setting) =>
  offersEmail(module, setting, 'link:store')
