import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'room-upgrades'>['text'] = () => ''
