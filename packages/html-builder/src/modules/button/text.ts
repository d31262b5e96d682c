import { labelOf, wordsOf } from '../../content-lines.ts'
import { boxLink, forWhomItLeads } from '../../email/links.ts'
import { textWithFields } from '../../email/with-fields.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'button'>['text'] = ({ props }, setting) => {
  const link = boxLink({ type: props.type, value: props.destination }, setting)
  const label = wordsOf(labelOf(props.content))
  if (!link || label.trim() === '') return ''
  return forWhomItLeads(link, `${textWithFields(label)}:\n${link.text}`)
}
