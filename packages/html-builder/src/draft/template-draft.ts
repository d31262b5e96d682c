import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'

/** What a module has besides its words, by path: `type`, `outerPadding`, `props.alignment`. The same in all languages. */
export type ModuleLook = Readonly<Record<string, unknown>>
/** What a module says in one language, by path; `IS_THERE` holds its place where it says nothing. */
export type ModuleWords = Readonly<Record<string, unknown>>
export const IS_THERE = 'isThere'

/**
 * A template while it is edited: the order and the look of its modules once, their words per language. Two people's
 * versions are compared path by path, so that one can write while the other arranges.
 */
export type TemplateDraft = Readonly<
  Pick<TemplateContent, 'name' | 'standardType' | 'style' | 'subject' | 'preheader' | 'isMarketing'>
> & {
  /** Ids of modules. */
  order: readonly string[]
  /** By id. */
  looks: Readonly<Record<string, ModuleLook>>
  /** By language index, then by id; a module that is absent here is not shown in that language. */
  words: Readonly<Record<string, Readonly<Record<string, ModuleWords>>>>
}

/** Languages that have modules; what is arranged is arranged in all of them. */
export function languagesOf({ words }: Pick<TemplateDraft, 'words'>): number[] {
  return Object.keys(words)
    .filter((language) => Object.keys(words[language] ?? {}).length > 0)
    .map(Number)
    .sort((a, b) => a - b)
}

/** The language that others are held against: the property's default, or the first that has modules. */
export function referenceLanguage(draft: Pick<TemplateDraft, 'words'>, main: number): number {
  const languages = languagesOf(draft)
  return languages.includes(main) ? main : (languages[0] ?? main)
}
