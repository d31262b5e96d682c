import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'divider'>['text'] = ({ props }, { kind }) =>
  props.visibility && kind === 'email' ? '* * *' : ''
