import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'divider'>['text'] = ({ props }) => (props.visibility ? '* * *' : '')
