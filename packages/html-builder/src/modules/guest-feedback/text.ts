import { field, surveyOf } from '../../email/marks.ts'
import { textWithFields } from '../../email/with-fields.ts'
import type { ModuleKind } from '../../module-kind.ts'
import { SCORES } from './email.ts'

export const text: ModuleKind<'guest-feedback'>['text'] = ({ id, props }, { words }) => {
  const question = props.title.trim() ? textWithFields(props.title) : field('survey:question', 'text')
  const ends: Record<number, string> = { 0: ` (${words.notLikely})`, 10: ` (${words.veryLikely})` }
  const answers = SCORES.map((score) => `${score}${ends[score] ?? ''}: ${field(`survey:${score}`, 'text')}`)
  return surveyOf(id, `${question}\n\n${answers.join('\n')}`)
}
