import { richTextPlain } from '../../email/rich-text-plain.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'text'>['text'] = ({ props }, setting) => {
  const columns =
    props.nrOfColumns === 2 ? [props.contentColumnOne, props.contentColumnTwo] : [props.contentColumnOne]
  return columns
    .map((column) => (column ? richTextPlain(column, setting) : ''))
    .filter(Boolean)
    .join('\n\n')
}
