import type { ModuleKind } from '../../module-kind.ts'

export const email: ModuleKind<'header'>['email'] = () => ''
