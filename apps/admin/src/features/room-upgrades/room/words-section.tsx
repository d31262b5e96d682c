import { ROOM_DESCRIPTION_MAX, ROOM_FACTS, ROOM_WORD_MAX } from '@innkeeper/domain/room-upgrades/constants.ts'
import type { RoomWords } from '@innkeeper/domain/room-upgrades/schema.ts'
import { SimpleGrid, Stack, TagsInput, Textarea, TextInput } from '@mantine/core'
import type { ChangeEvent, ReactNode } from 'react'
import { BesideDefault } from '../../../components/editing/languages/beside-default.tsx'
import { LanguageTabs } from '../../../components/editing/languages/language-tabs.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import { missingWords, NO_WORDS } from './room-draft.ts'
import type { RoomForm } from './use-room-form.ts'

const AMENITIES_MAX = 30

type Props = {
  form: Pick<RoomForm, 'draft' | 'set'>
  categoryName: string
  language: number
  onLanguage: (language: number) => void
}

type TextName = Exclude<keyof RoomWords, 'amenities'>

/** What guests read of the room, per language beside the property's own. */
export function WordsSection({ form: { draft, set }, categoryName, language, onLanguage }: Props) {
  const t = useT()
  const languages = useContentLanguages()
  const main = languages[0]?.index ?? 0
  const code = languages.find(({ index }) => index === language)?.code
  const words = { ...NO_WORDS, ...draft.content[language] }
  const reference = { ...NO_WORDS, ...draft.content[main] }
  const write = (part: Partial<RoomWords>) =>
    set({ content: { ...draft.content, [language]: { ...NO_WORDS, ...draft.content[language], ...part } } })
  const fieldOf = (name: TextName) => ({
    label: t(`roomUpgrades.word.${name}`),
    value: words[name],
    lang: code,
    spellCheck: true,
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write({ [name]: event.currentTarget.value }),
  })
  const beside = (shown: string, field: ReactNode, onUse: () => void) =>
    language === main || shown.trim() === '' ? (
      field
    ) : (
      <BesideDefault words={shown} onUse={onUse}>
        {field}
      </BesideDefault>
    )
  const besideText = (name: TextName, field: ReactNode) =>
    beside(reference[name], field, () => write({ [name]: reference[name] }))
  return (
    <Box title={t('roomUpgrades.section.words')}>
      <LanguageTabs
        language={language}
        onLanguage={onLanguage}
        isMissing={(index) => missingWords(draft.content, index, main)}
      />
      <Stack gap="md">
        {besideText(
          'title',
          <TextInput
            {...fieldOf('title')}
            placeholder={reference.title || categoryName}
            maxLength={ROOM_WORD_MAX}
          />,
        )}
        {besideText(
          'description',
          <Textarea
            {...fieldOf('description')}
            maxLength={ROOM_DESCRIPTION_MAX}
            autosize
            minRows={3}
            maxRows={10}
          />,
        )}
        <SimpleGrid cols={{ base: 1, sm: language === main ? 2 : 1 }}>
          {ROOM_FACTS.map((fact) => (
            <div key={fact}>
              {besideText(
                fact,
                <TextInput
                  {...fieldOf(fact)}
                  placeholder={t(`roomUpgrades.word.${fact}.example`)}
                  maxLength={ROOM_WORD_MAX}
                />,
              )}
            </div>
          ))}
        </SimpleGrid>
        {beside(
          reference.amenities.join(', '),
          <TagsInput
            label={t('roomUpgrades.word.amenities')}
            description={t('roomUpgrades.word.amenities.hint')}
            value={words.amenities}
            onChange={(amenities) =>
              write({ amenities: amenities.map((amenity) => amenity.slice(0, ROOM_WORD_MAX)) })
            }
            maxTags={AMENITIES_MAX}
            splitChars={[',', '\n']}
            acceptValueOnBlur
            lang={code}
          />,
          () => write({ amenities: reference.amenities }),
        )}
      </Stack>
    </Box>
  )
}
