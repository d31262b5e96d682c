import { headerParts } from '../../content-lines.ts'
import { withoutMarks } from '../../email/escape.ts'
import { linePlain, richTextPlain } from '../../email/rich-text-plain.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'header'>['text'] = ({ props }, setting) => {
  const { title, lead } = headerParts(props.content)
  const parts = [
    props.nameEnabled ? withoutMarks(setting.propertyName) : '',
    linePlain(title, setting),
    lead ? richTextPlain(lead, setting) : '',
  ]
  return parts.filter(Boolean).join('\n\n')
}
