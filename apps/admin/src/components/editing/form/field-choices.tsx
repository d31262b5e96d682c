import { Group, Radio, Stack } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import classes from './field-choices.module.css'
import type { Difference, FieldPath, Side } from './merge.ts'

const SIDES: readonly Side[] = ['mine', 'theirs']

/** Fields of a form and what stands in them as a person would say it. */
export type FieldWords = {
  nameOf: (path: FieldPath) => string
  wordsOf: (path: FieldPath, value: unknown) => string
}

type Props = {
  found: readonly Difference[]
  words: FieldWords
  /** By the path of the field. */
  choices: Record<string, Side>
  onChoose: (choices: Record<string, Side>) => void
}

/** Both versions of each field side by side, to choose one. */
export function FieldChoices({ found, words, choices, onChoose }: Props) {
  const t = useT()
  return (
    <Stack gap="lg">
      {found.map((difference) => {
        const { path } = difference
        const name = path.join('.')
        return (
          <Radio.Group
            key={name}
            label={words.nameOf(path)}
            value={choices[name] ?? 'mine'}
            onChange={(side) => onChoose({ ...choices, [name]: side as Side })}
          >
            <div className={classes.versions}>
              {SIDES.map((side) => (
                <Radio.Card key={side} value={side} className={classes.version}>
                  <Group gap="xs" className={classes.versionName}>
                    <Radio.Indicator size="xs" />
                    {t(`conflict.${side}`)}
                  </Group>
                  <span className={classes.versionWords}>
                    {words.wordsOf(path, difference[side]) || t('conflict.nothing')}
                  </span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
        )
      })}
    </Stack>
  )
}
