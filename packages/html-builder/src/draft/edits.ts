import { hasWords } from './has-words.ts'
import { withValueAt } from './paths.ts'
import { isUnknown, joinModule, splitModule } from './split-module.ts'
import { IS_THERE, type ModuleWords, type TemplateDraft } from './template-draft.ts'
import { wordPathsOf } from './word-paths.ts'

/** Changes the look of a module, in all languages at once. */
export function withLook(draft: TemplateDraft, id: string, path: string, value: unknown): TemplateDraft {
  const look = draft.looks[id]
  if (!look) return draft
  const [bare] = Object.keys(draft.words).map((language) => draft.words[language]?.[id])
  const whole = joinModule(id, look, bare ?? { [IS_THERE]: true })
  const next = splitModule(withValueAt(whole as object, path, value)).look
  return { ...draft, looks: { ...draft.looks, [id]: next } }
}

type InLanguage = { language: number; id: string }

/** Writes words of a module in one language. */
export function withWords(
  draft: TemplateDraft,
  { language, id }: InLanguage,
  path: string,
  value: unknown,
): TemplateDraft {
  const own = draft.words[language]?.[id]
  if (!own || own[path] === value) return draft
  return withOwnWords(draft, { language, id }, { ...own, [path]: value })
}

/** Changes a value of a module: words in one language, anything else in all of them. */
export function withSetting(
  draft: TemplateDraft,
  { language, id }: InLanguage,
  path: string,
  value: unknown,
): TemplateDraft {
  const isWords = wordPathsOf(draft.looks[id]?.type).some((one) => one.path === path)
  return isWords ? withWords(draft, { language, id }, path, value) : withLook(draft, id, path, value)
}

/** Another picture, or none, in all languages; each says what it shows in its own words. */
export function withPicture(
  draft: TemplateDraft,
  id: string,
  path: string,
  picture: object | null,
  altIn: (language: number) => string,
): TemplateDraft {
  return Object.keys(draft.words).reduce(
    (next, language) =>
      withWords(next, { language: Number(language), id }, `${path}.name`, altIn(Number(language))),
    withLook(draft, id, path, picture),
  )
}

function withOwnWords(draft: TemplateDraft, { language, id }: InLanguage, own: ModuleWords): TemplateDraft {
  return { ...draft, words: { ...draft.words, [language]: { ...draft.words[language], [id]: own } } }
}

/** Takes the words of a module over from another language; what that one does not say stays as it is. */
export function withWordsOf(
  draft: TemplateDraft,
  id: string,
  { from, to }: { from: number; to: number },
): TemplateDraft {
  const theirs = draft.words[from]?.[id]
  if (!theirs || from === to) return draft
  return withOwnWords(draft, { language: to, id }, wordsOver(draft.words[to]?.[id], theirs))
}

/** Words of one language over those of another, as far as it says anything. */
function wordsOver(own: ModuleWords | undefined, theirs: ModuleWords): ModuleWords {
  if (!own || isUnknown(theirs)) return theirs
  const said = Object.entries(theirs).filter(([path, value]) => !hasWords(own[path]) || hasWords(value))
  return { ...own, ...Object.fromEntries(said) }
}

/** Takes everything over from another language: modules, subject and preheader; what it does not say stays. */
export function withLanguageOf(
  draft: TemplateDraft,
  { from, to }: { from: number; to: number },
): TemplateDraft {
  const theirs = draft.words[from]
  if (!theirs || from === to) return draft
  const over = Object.fromEntries(
    Object.entries(theirs).map(([id, words]) => [id, wordsOver(draft.words[to]?.[id], words)]),
  )
  const line = (lines: Readonly<Record<string, string>>) => {
    const words = lines[from]
    return hasWords(words) ? { ...lines, [to]: words ?? '' } : lines
  }
  return {
    ...draft,
    words: { ...draft.words, [to]: over },
    subject: line(draft.subject),
    preheader: line(draft.preheader),
  }
}

/** Gives a language the modules of another, with nothing written in them; what it says already stays. */
export function withLayoutOf(
  draft: TemplateDraft,
  { from, to }: { from: number; to: number },
): TemplateDraft {
  const theirs = draft.words[from]
  if (!theirs || from === to) return draft
  const empty = Object.fromEntries(Object.keys(theirs).map((id) => [id, { [IS_THERE]: true }]))
  return { ...draft, words: { ...draft.words, [to]: { ...empty, ...draft.words[to] } } }
}

/** Takes a language out: its guests read the default language again. */
export function withoutLanguage(draft: TemplateDraft, language: number): TemplateDraft {
  const { [language]: _, ...words } = draft.words
  return { ...draft, words }
}

/** Brings back what a language said in an earlier draft, for the modules that are still there. */
export function withLanguageBack(
  draft: TemplateDraft,
  before: TemplateDraft,
  language: number,
): TemplateDraft {
  const { [language]: _, ...others } = draft.words
  const theirs = before.words[language]
  const own = Object.entries(theirs ?? {}).filter(([id]) => id in draft.looks)
  const line = (part: 'subject' | 'preheader') => {
    const { [language]: __, ...rest } = draft[part]
    const words = before[part][language]
    return words === undefined ? rest : { ...rest, [language]: words }
  }
  return {
    ...draft,
    words: theirs ? { ...others, [language]: Object.fromEntries(own) } : others,
    subject: line('subject'),
    preheader: line('preheader'),
  }
}
