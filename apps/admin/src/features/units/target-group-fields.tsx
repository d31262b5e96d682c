import type { TargetGroupCriteria, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { Group, Input, MultiSelect, NumberInput, SegmentedControl, TagsInput } from '@mantine/core'
import { useT } from '../../platform/texts.ts'

const MAX_NIGHTS = 999
const ANSWERS = { either: null, yes: true, no: false } as const
type Answer = keyof typeof ANSWERS

type Props = {
  criteria: TargetGroupCriteria
  categories: readonly UnitCategory[]
  rateCodes: readonly string[]
  onChange: (change: Partial<TargetGroupCriteria>) => void
}

/** The conditions of a group; one that is left empty asks nothing. */
export function TargetGroupFields({ criteria, categories, rateCodes, onChange }: Props) {
  const t = useT()
  const answer = (Object.keys(ANSWERS) as Answer[]).find((key) => ANSWERS[key] === criteria.returningGuest)
  const nights = (value: string | number) => (typeof value === 'number' ? value : null)
  return (
    <>
      <TagsInput
        label={t('groups.rates')}
        description={t('groups.ratesHint')}
        data={[...rateCodes]}
        value={criteria.rateCodes}
        maxTags={200}
        acceptValueOnBlur
        onChange={(value) => onChange({ rateCodes: value.map((code) => code.slice(0, 40)) })}
      />
      <MultiSelect
        label={t('groups.categories')}
        description={t('groups.categoriesHint')}
        data={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={criteria.unitCategories}
        onChange={(unitCategories) => onChange({ unitCategories })}
      />
      <Group grow align="flex-start">
        <NumberInput
          label={t('groups.minNights')}
          value={criteria.minNights ?? ''}
          min={1}
          max={MAX_NIGHTS}
          allowDecimal={false}
          onChange={(value) => onChange({ minNights: nights(value) })}
        />
        <NumberInput
          label={t('groups.maxNights')}
          value={criteria.maxNights ?? ''}
          min={1}
          max={MAX_NIGHTS}
          allowDecimal={false}
          onChange={(value) => onChange({ maxNights: nights(value) })}
        />
      </Group>
      <Input.Wrapper label={t('groups.returning')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('groups.returning')}
          value={answer ?? 'either'}
          onChange={(value) => onChange({ returningGuest: ANSWERS[value as Answer] })}
          data={(Object.keys(ANSWERS) as Answer[]).map((key) => ({
            value: key,
            label: t(`groups.returning.${key}`),
          }))}
        />
      </Input.Wrapper>
    </>
  )
}
