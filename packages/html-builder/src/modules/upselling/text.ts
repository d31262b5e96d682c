import type { ModuleKind } from '../../module-kind.ts'
import { offersText } from '../offers-email.ts'

export const text: ModuleKind<'upselling'>['text'] = (module) => offersText(module, 'link:store')
