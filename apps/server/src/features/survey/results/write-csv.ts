import { CSV_MARK, type CsvForm } from '@innkeeper/domain/properties/spreadsheet.ts'
import type { Answer } from '@innkeeper/domain/survey/answer.ts'
import type { Question, Words } from '@innkeeper/domain/survey/survey-schema.ts'
import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import papaparse from 'papaparse'
import type { ListedResponse } from './responses.ts'

type Written = { questions: readonly Question[]; language: number; mayManageGuests: boolean; form: CsvForm }

/** A line for each response and a column for each question; names and contacts only for those who manage guests. */
export function responsesCsv(
  responses: readonly ListedResponse[],
  { questions, language, mayManageGuests, form }: Written,
): string {
  const text = (words: Words) => words[language] || Object.values(words).find(Boolean) || ''
  const cell = (question: Question, answer: Answer | undefined): string => {
    if (answer === undefined) return ''
    if (!Array.isArray(answer)) return String(answer)
    const choices = 'choices' in question ? question.choices : []
    return answer
      .map((id) => {
        const choice = choices.find((each) => each.id === id)
        return choice ? text(choice.words) : id
      })
      .join(', ')
  }
  const contactHead = ['first name', 'last name', 'e-mail', 'room', 'check-in', 'check-out']
  const contactOf = ({ row: { contact } }: ListedResponse) =>
    contact
      ? [contact.firstName, contact.lastName, contact.email, contact.unit, contact.checkIn, contact.checkOut]
      : contactHead.map(() => '')
  const head = [
    ...['sent', 'language', 'score'],
    ...questions.map(({ words }) => text(words)),
    ...['tags', 'asks for contact', 'handled'],
    ...(mayManageGuests ? ['note', ...contactHead] : []),
  ]
  const lines = responses.map((response) => {
    const { row } = response
    return [
      ...[row.sentAt.toISOString(), row.language, row.score === null ? '' : String(row.score)],
      ...questions.map((question) => cell(question, row.answers[question.id])),
      ...[row.tags.join(', '), row.asksForContact ? 'yes' : '', row.handledAt?.toISOString() ?? ''],
      ...(mayManageGuests ? [row.note, ...contactOf(response)] : []),
    ]
  })
  const cells = [head, ...lines].map((line) => line.map(formulaSafe))
  return `${CSV_MARK}${papaparse.unparse(cells, { delimiter: form.delimiter })}\r\n`
}
