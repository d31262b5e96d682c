import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import {
  defaultLanguage,
  normalCode,
  type PropertyLanguage,
} from '@innkeeper/domain/properties/localization.ts'
import { baseLanguageOf } from './base-language.ts'
import type { BasePlan, Written } from './base-plan.ts'
import type { BaseProperty } from './base-property.ts'
import { BASE_TEMPLATES, type PresetName } from './base-templates.ts'
import { houseIn } from './house.ts'
import type { BaseModule } from './plan-modules.ts'
import { spaced } from './spaced.ts'

export type { BaseProperty } from './base-property.ts'
export type { PresetName } from './base-templates.ts'

/** What stands around the modules and below them. */
const STYLES: Record<TemplateType, TemplateContent['style']> = {
  page: { outerBgColor: 'paper', innerBgColor: null },
  email: { outerBgColor: 'paper', innerBgColor: 'card' },
  // It goes into mail of somebody's own program, which has a ground.
  signature: { outerBgColor: null, innerBgColor: null },
}

/** A preset as a template of this property; null where it makes no sense as this type. */
export function buildBaseTemplate(
  name: PresetName,
  type: TemplateType,
  property: BaseProperty,
  newModuleId: () => string,
): TemplateContent | null {
  const plan = BASE_TEMPLATES[name][type]
  if (!plan) return null
  const written = writtenLanguages(property, plan.write)
  const ids: string[] = []
  const idAt = (place: number) => {
    ids[place] ??= newModuleId()
    return ids[place]
  }
  const wordsBy = (name: 'subject' | 'preheader') =>
    Object.fromEntries(written.flatMap((each) => (each[name] ? [[String(each.index), each[name]]] : [])))
  return {
    name: plan.name,
    standardType: name,
    style: STYLES[type],
    localizedData: Object.fromEntries(
      written.map(({ index, modules }) => [
        String(index),
        spaced(type, onGround(type, modules)).map((module, place) => ({ ...module, id: idAt(place) })),
      ]),
    ),
    subject: wordsBy('subject'),
    preheader: wordsBy('preheader'),
    isMarketing: plan.isMarketing,
  }
}

/** The ground of a page is the paper, on which a panel of paper would not be seen. */
function onGround(type: TemplateType, modules: BaseModule[]): BaseModule[] {
  if (type !== 'page') return modules
  return modules.map((module) =>
    module.type === 'text' && module.props.backgroundColor === 'paper'
      ? { ...module, props: { ...module.props, backgroundColor: 'card' } }
      : module,
  )
}

type WrittenIn = Written & { index: number }

/**
 * Those of the property's languages that have words. The default is always written, in English where it has none; any
 * other without words shows the default's, and staff see that it is missing.
 */
function writtenLanguages(property: BaseProperty, write: BasePlan['write']): WrittenIn[] {
  const first = defaultLanguage(property.localization)
  return Object.values(property.localization.languages).flatMap((language) => {
    const words = baseLanguageOf(language.code) ?? (language === first ? 'en' : undefined)
    if (!words) return []
    const house = houseIn(words, pictureCodes(language, first), property)
    const said = write(words, house)
    return said.modules.length > 0 ? [{ index: language.index, ...said }] : []
  })
}

/** A picture's words in the language itself, else in the property's default. */
function pictureCodes({ code }: PropertyLanguage, first: PropertyLanguage | undefined): string[] {
  return [code, normalCode(code), ...(first ? [first.code] : [])]
}
