import { CARD_FACTS_MAX, type CardFact } from '@innkeeper/domain/guestbook/card-schema.ts'
import { ActionIcon, Group, Input, Stack, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { AddButton } from '../../../components/editing/add-button/add-button.tsx'
import { useT } from '../../../platform/texts.ts'
import { boxIn, type TextKey, withWords } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { Reference } from './reference.tsx'

const NONE: CardFact[] = []

const PARTS = [
  { part: 'label', max: 60, flex: 2 },
  { part: 'value', max: 200, flex: 3 },
] as const

/** Names and values that guests copy with one touch: Wi-Fi, door code. */
export function FactsField({ textKey }: { textKey: TextKey }) {
  const t = useT()
  const store = useStore()
  const facts = useDraftField((draft) => boxIn(draft, textKey)?.facts ?? NONE)
  const write = (next: CardFact[]) =>
    store.change((draft) => withWords(draft, textKey, (box) => ({ ...box, facts: next })))
  const change = (at: number, part: Partial<CardFact>) =>
    write(facts.map((fact, index) => (index === at ? { ...fact, ...part } : fact)))
  return (
    <Reference
      isShown={textKey.language !== textKey.main}
      read={(draft) =>
        (boxIn(draft, { ...textKey, language: textKey.main })?.facts ?? [])
          .map(({ label, value }) => `${label}: ${value}`)
          .join('\n')
      }
    >
      <Input.Wrapper label={t('facts.title')} description={t('facts.hint')} labelElement="div">
        <Stack gap="xs" mt={6}>
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no name but its place
            <Group key={index} gap="xs" wrap="nowrap">
              {PARTS.map(({ part, max, flex }) => (
                <TextInput
                  key={part}
                  aria-label={t(`facts.${part}`, { n: index + 1 })}
                  placeholder={part === 'label' ? t('facts.labelExample') : undefined}
                  value={fact[part]}
                  maxLength={max}
                  flex={flex}
                  onChange={(event) => change(index, { [part]: event.currentTarget.value })}
                />
              ))}
              <ActionIcon
                aria-label={t('facts.remove', { n: index + 1 })}
                onClick={() => write(facts.filter((_, at) => at !== index))}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </Group>
          ))}
          {facts.length < CARD_FACTS_MAX && (
            <AddButton size="xs" onClick={() => write([...facts, { label: '', value: '' }])}>
              {t('facts.add')}
            </AddButton>
          )}
        </Stack>
      </Input.Wrapper>
    </Reference>
  )
}
