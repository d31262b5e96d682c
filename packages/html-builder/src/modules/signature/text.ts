import { SIGNATURE_MARK } from '../../email/marks.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'signature'>['text'] = () => SIGNATURE_MARK
