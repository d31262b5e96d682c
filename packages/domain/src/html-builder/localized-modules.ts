import type { Localization } from '../properties/localization.ts'
import type { Template } from './template-schema.ts'

type Localized<M> = { index: number; modules: readonly M[] }

/** The modules in the asked language, else in the property's default, else in any language that has some. */
export function modulesIn<M>(
  lists: Readonly<Record<string, readonly M[]>>,
  languageIndex: number,
  defaultIndex: number,
): Localized<M> | null {
  const others = Object.keys(lists).map(Number)
  for (const index of [languageIndex, defaultIndex, ...others]) {
    const modules = lists[index]
    if (modules && modules.length > 0) return { index, modules }
  }
  return null
}

/** Whether every language of the property has at least one module. */
export function isTranslated(
  { localizedData }: Pick<Template, 'localizedData'>,
  { languages }: Pick<Localization, 'languages'>,
): boolean {
  return Object.values(languages).every(({ index }) => (localizedData[index]?.length ?? 0) > 0)
}
