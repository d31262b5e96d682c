import type { RoomWords } from '@innkeeper/domain/room-upgrades/schema.ts'
import type { FieldWords } from '../../../components/editing/form/field-choices.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'

/** Words and pictures of a room as a person would name them. */
export function useRoomConflictWords(): FieldWords {
  const t = useT()
  const languages = useContentLanguages()
  return {
    nameOf: ([part, index, name]) => {
      if (part === 'pictures') return t('roomUpgrades.section.pictures')
      const language = languages.find((each) => String(each.index) === index)?.title ?? ''
      return `${t(`roomUpgrades.word.${name as keyof RoomWords}`)}, ${language}`
    },
    wordsOf: ([part], value) => {
      if (value === undefined) return ''
      if (part === 'pictures') return t('pictures.count', { count: (value as string[]).length })
      return Array.isArray(value) ? value.join(', ') : String(value)
    },
  }
}
