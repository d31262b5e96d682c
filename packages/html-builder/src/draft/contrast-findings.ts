import { type ChosenColour, colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import { isReadable } from '@innkeeper/domain/html-builder/surface.ts'
import { readableInkOn, readableShade } from '@innkeeper/domain/properties/contrast.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import type { TemplateModule } from '../module-schemas.ts'
import { withLook, withWords } from './edits.ts'
import type { Finding, FindingContext } from './finding.ts'
import { languagesOf, type TemplateDraft } from './template-draft.ts'
import { wordPathsOf } from './word-paths.ts'

const READABLE = 4.5

const readableOn = (ground: string, shown: string) =>
  readableShade(shown, [ground], READABLE) ?? readableInkOn(ground)

/** Colours that cannot be read on what they stand on, each with a shade that can. */
export function contrastFindings(
  draft: TemplateDraft,
  module: TemplateModule,
  { brand, languages }: FindingContext,
): Finding[] {
  const written = languagesOf(draft).filter((language) => languages.includes(language))
  return [
    ...chosenColour(draft, module, brand),
    ...written.flatMap((language) => colouredWords(draft, module, { brand, language })),
  ]
}

/** What the words of a module stand on; null on a photograph, where they have a veil of their own. */
function groundOf(draft: TemplateDraft, module: TemplateModule, brand: Brand): string | null {
  const page = colourOf(draft.style.innerBgColor ?? 'paper', brand)
  if (module.type === 'button') return colourOf(module.props.backgroundColor ?? 'brand', brand)
  if (module.type !== 'header') return page
  const { backgroundColor, backgroundEnabled, backgroundImage } = module.props
  if (backgroundImage) return null
  return backgroundEnabled && backgroundColor ? colourOf(backgroundColor, brand) : page
}

/** The colour of all words of a module. Where only it or its background is chosen, the other follows it. */
function chosenColour(draft: TemplateDraft, module: TemplateModule, brand: Brand): Finding[] {
  const ground = groundOf(draft, module, brand)
  const colour = module.type === 'button' || module.type === 'header' ? module.props.color : null
  if (!colour || !ground) return []
  const shown = colourOf(colour, brand)
  if (isReadable(shown, ground)) return []
  const fix = (next: TemplateDraft) => withLook(next, module.id, 'props.color', readableOn(ground, shown))
  return [{ kind: 'lowContrast', moduleId: module.id, language: null, path: 'props.color', ground, fix }]
}

type InLanguage = { brand: Brand; language: number }

/** Words that have a colour of their own among others, in one language. */
function colouredWords(
  draft: TemplateDraft,
  module: TemplateModule,
  { brand, language }: InLanguage,
): Finding[] {
  const ground = groundOf(draft, module, brand)
  const own = draft.words[language]?.[module.id]
  if (!ground || !own) return []
  const mended = (colour: ChosenColour): ChosenColour => {
    const shown = colourOf(colour, brand)
    return isReadable(shown, ground) ? colour : readableOn(ground, shown)
  }
  return wordPathsOf(module.type).flatMap(({ path }): Finding[] => {
    const better = recoloured(own[path], mended)
    if (better === own[path]) return []
    const where = { language, id: module.id }
    const fix = (next: TemplateDraft) =>
      withWords(next, where, path, recoloured(next.words[language]?.[module.id]?.[path], mended))
    return [{ kind: 'lowContrastWords', moduleId: module.id, language, path, ground, fix }]
  })
}

/** A text with other colours; the same text where all of them stay. */
function recoloured(value: unknown, mended: (colour: ChosenColour) => ChosenColour): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => recoloured(item, mended))
    return items.every((item, at) => item === value[at]) ? value : items
  }
  const entries = Object.entries(value)
  const next = entries.map(([key, held]) =>
    key === 'color' && typeof held === 'string' ? mended(held) : recoloured(held, mended),
  )
  if (next.every((held, at) => held === entries[at]?.[1])) return value
  return Object.fromEntries(entries.map(([key], at) => [key, next[at]]))
}
