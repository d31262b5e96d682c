import { isModuleType, wordPathsOf } from '@innkeeper/html-builder/draft/word-paths.ts'
import { MODULE_KINDS } from '@innkeeper/html-builder/module-kinds.ts'
import { ConflictDialog } from '../../../components/editing/form/conflict-dialog.tsx'
import type { FieldPath } from '../../../components/editing/form/merge.ts'
import { usePlainWords } from '../../../components/editing/form/use-plain-words.ts'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { shownWords } from '../../../components/editing/placeholders/placeholder-words.ts'
import { usePlaceholderNames } from '../../../components/editing/placeholders/use-placeholder-names.ts'
import { wordsOf } from '../../../components/editing/rich-text/editor-json.ts'
import { useT } from '../../../platform/texts.ts'
import { useEditor, useTemplateState } from './editor-session.ts'
import { useModuleActs } from './use-module-acts.ts'

/** What a colleague and I both changed, to choose from. */
export function TemplateConflict() {
  const t = useT()
  const { store } = useEditor()
  const conflict = useTemplateState((state) => state.conflict)
  const acts = useModuleActs()
  const languages = useContentLanguages()
  const plain = usePlainWords()
  const { nameOf: placeholderName } = usePlaceholderNames()
  const titleOf = (index: string | undefined) =>
    languages.find((one) => String(one.index) === index)?.title ?? ''
  const settingName = (id: string, path: string) => {
    const type = store.get().draft.looks[id]?.type
    const field = isModuleType(type) && MODULE_KINDS[type].settings.find((one) => path.startsWith(one.path))
    const isAlt = wordPathsOf(type).some((word) => word.path === path && word.isAlt)
    if (isAlt) return t('templates.conflict.alt')
    return field ? t(`templates.setting.${field.label}`) : t('templates.conflict.look')
  }
  /** The text of a text is named once. */
  const nameOfSetting = (id: string, path: string) => {
    const [module, setting] = [acts.nameOf(id), settingName(id, path)]
    return module === setting ? module : `${module}: ${setting}`
  }
  const nameOf = ([part, first, second, third]: FieldPath): string => {
    if (part === 'words' && second && third) {
      const name = nameOfSetting(second, third)
      return t('templates.inLanguage', { name, language: titleOf(first) })
    }
    if (part === 'looks' && first && second) return nameOfSetting(first, second)
    if (part === 'subject' || part === 'preheader') {
      return t('templates.inLanguage', { name: t(`templates.${part}`), language: titleOf(first) })
    }
    if (part === 'style') return t('templates.conflict.colours')
    return part === 'name' ? t('templates.name') : t('templates.conflict.other')
  }
  const said = (value: unknown): string => {
    if (typeof value === 'object' && value !== null && 'content' in value) {
      return shownWords(wordsOf(value as Parameters<typeof wordsOf>[0]), placeholderName)
    }
    return shownWords(plain(value) ?? JSON.stringify(value), placeholderName)
  }
  return (
    <ConflictDialog
      form={{ conflict, resolve: store.resolve, setAside: store.setAside }}
      text={(name) => t('templates.conflict.text', { name })}
      words={{ nameOf, wordsOf: (_, value) => said(value) }}
    />
  )
}
