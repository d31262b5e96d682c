import { fromMarkup } from '@innkeeper/domain/guestbook/read-markup.ts'
import type { Line } from '@innkeeper/domain/guestbook/translated-lines.ts'
import type { TranslationTask } from '@innkeeper/domain/guestbook/translation-fill.ts'
import { fromPieces, piecesOf, toMarkup } from '@innkeeper/domain/guestbook/translation-markup.ts'
import type { TranslationPort } from '../../../platform/translation/port.ts'

type Route = { from: string; to: string }

/** The tasks with their lines in the other language; marks, links and placeholders stay what they are. */
export async function translateTasks(
  port: TranslationPort,
  tasks: readonly TranslationTask[],
  route: Route,
): Promise<TranslationTask[]> {
  const lines = tasks.flatMap((task) => task.lines)
  const translated = await translateLines(port, lines, route)
  let place = 0
  return tasks.map((task) => ({ ...task, lines: task.lines.map((line) => translated[place++] ?? line) }))
}

async function translateLines(port: TranslationPort, lines: readonly Line[], route: Route): Promise<Line[]> {
  const spoken = lines.filter((line) => piecesOf(line).length > 0)
  const answers = await ask(port, spoken.map(toMarkup), route)
  const whole = new Map(spoken.map((line, place) => [line, fromMarkup(answers[place] ?? '', line)]))
  // A service that lost a tag gets the line once more, in pieces that have none.
  const broken = spoken.filter((line) => whole.get(line) === null)
  const pieces = await ask(port, broken.flatMap(piecesOf), route)
  let place = 0
  const mended = new Map(
    broken.map((line) => {
      const count = piecesOf(line).length
      place += count
      return [line, fromPieces(line, pieces.slice(place - count, place))]
    }),
  )
  return lines.map((line) => whole.get(line) ?? mended.get(line) ?? line)
}

function ask(port: TranslationPort, texts: string[], route: Route): Promise<string[]> {
  return texts.length === 0 ? Promise.resolve([]) : port.translate({ texts, ...route })
}
