import { hasAllWords, searchWords } from '@innkeeper/domain/search/words.ts'
import { CHOICE_GROUPS, type Choice, type ChoiceGroup } from './choice.ts'

export type ShownGroup = { group: ChoiceGroup; choices: Choice[] }

type Known = { own: readonly Choice[]; found: readonly Choice[]; recent: readonly string[] }

/**
 * What stands in the palette. Without a word: what was opened last, then pages and actions. With words: what fits, and
 * what was found after it, so that nothing moves under the finger when the answer comes.
 */
export function shownChoices(typed: string, { own, found, recent }: Known): ShownGroup[] {
  const words = searchWords(typed)
  const shown = words.length === 0 ? atFirst(own, recent) : [...fitting(own, words), ...found]
  return CHOICE_GROUPS.map((group) => ({
    group,
    choices: shown.filter((each) => each.group === group),
  })).filter(({ choices }) => choices.length > 0)
}

function atFirst(own: readonly Choice[], recent: readonly string[]): Choice[] {
  const last = recent.flatMap((key) => own.find((choice) => choice.key === key) ?? [])
  const rest = own.filter((choice) => choice.group !== 'setting' && !last.includes(choice))
  return [...last.map((choice) => ({ ...choice, group: 'recent' as const })), ...rest]
}

/** A setting that has a page of its own is found as that page. */
function fitting(own: readonly Choice[], words: readonly string[]): Choice[] {
  const pages = new Set(own.filter(({ group }) => group === 'page').map(({ label }) => label))
  return own.filter(
    ({ group, label, alsoFoundBy = '' }) =>
      hasAllWords([label, alsoFoundBy], words) && !(group === 'setting' && pages.has(label)),
  )
}
