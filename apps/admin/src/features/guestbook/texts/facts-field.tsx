import { CARD_FACTS_MAX, type CardFact } from '@innkeeper/domain/guestbook/card-schema.ts'
import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import { boxIn, type WordsPlace, withWords } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { Reference } from './reference.tsx'

const NONE: CardFact[] = []

/** Names and values that guests copy with one touch: Wi-Fi, door code. */
export function FactsField({ place }: { place: WordsPlace }) {
  const t = useT()
  const store = useStore()
  const facts = useDraftField((draft) => boxIn(draft, place)?.facts ?? NONE)
  const write = (next: CardFact[]) =>
    store.change((draft) => withWords(draft, place, (box) => ({ ...box, facts: next })))
  const change = (at: number, part: Partial<CardFact>) =>
    write(facts.map((fact, index) => (index === at ? { ...fact, ...part } : fact)))
  return (
    <Reference
      isShown={place.language !== place.main}
      read={(draft) =>
        (boxIn(draft, { ...place, language: place.main })?.facts ?? [])
          .map(({ label, value }) => `${label}: ${value}`)
          .join('\n')
      }
    >
      <Input.Wrapper label={t('facts.title')} description={t('facts.hint')} labelElement="div">
        <Stack gap="xs" mt={6}>
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no name but its place
            <Group key={index} gap="xs" wrap="nowrap">
              <TextInput
                aria-label={t('facts.label', { n: index + 1 })}
                placeholder={t('facts.labelExample')}
                value={fact.label}
                maxLength={60}
                flex={2}
                onChange={(event) => change(index, { label: event.currentTarget.value })}
              />
              <TextInput
                aria-label={t('facts.value', { n: index + 1 })}
                value={fact.value}
                maxLength={200}
                flex={3}
                onChange={(event) => change(index, { value: event.currentTarget.value })}
              />
              <ActionIcon
                aria-label={t('facts.remove', { n: index + 1 })}
                onClick={() => write(facts.filter((_, at) => at !== index))}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </Group>
          ))}
          {facts.length < CARD_FACTS_MAX && (
            <Group>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconPlus size={14} />}
                onClick={() => write([...facts, { label: '', value: '' }])}
              >
                {t('facts.add')}
              </Button>
            </Group>
          )}
        </Stack>
      </Input.Wrapper>
    </Reference>
  )
}
