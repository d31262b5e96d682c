import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'signature'>['text'] = () => ''
