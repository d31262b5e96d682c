import { withoutMarks } from '../../email/escape.ts'
import { addressLink } from '../../email/links.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'video'>['text'] = ({ props }, setting) => {
  const link = props.url === '' ? null : addressLink(props.url, setting)
  if (!link) return ''
  const name = withoutMarks(props.placeholder?.name ?? '').trim()
  return `${name ? `${name}. ` : ''}${setting.words.playVideo}:\n${link.text}`
}
