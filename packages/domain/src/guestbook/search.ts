/** What a guest can find of one box, weightiest words first. */
export type Searchable = { id: string; title: string; section: string; line: string; text: string }

/** How much a word counts where it stands: in the title, the section's name, the line, the rest. */
const WEIGHTS = [8, 4, 2, 1] as const
/** A word that begins with what was typed counts more than one that holds it. */
const BEGINNING = 2

/** The boxes that hold every word that was asked for, the best first; none without a question. */
export function searchBoxes<T extends Searchable>(boxes: readonly T[], question: string): T[] {
  const words = folded(question).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return boxes
    .map((box) => ({ box, score: scoreOf(box, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ box }) => box)
}

function scoreOf({ title, section, line, text }: Searchable, words: readonly string[]): number {
  const places = [title, section, line, text].map(folded)
  let score = 0
  for (const word of words) {
    const found = places.map((place, at) => (WEIGHTS[at] ?? 0) * foundIn(place, word))
    const best = Math.max(...found)
    if (best === 0) return 0
    score += best
  }
  return score
}

function foundIn(place: string, word: string): number {
  if (!place.includes(word)) return 0
  return ` ${place}`.includes(` ${word}`) ? BEGINNING : 1
}

/** Without capitals and accents: whoever types "kaffe" or "KAFFÉ" means the same. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
