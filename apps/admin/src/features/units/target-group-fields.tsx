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
        <NightsField
          label={t('groups.minNights')}
          value={criteria.minNights}
          onChange={(minNights) => onChange({ minNights })}
        />
        <NightsField
          label={t('groups.maxNights')}
          value={criteria.maxNights}
          onChange={(maxNights) => onChange({ maxNights })}
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

type NightsProps = { label: string; value: number | null; onChange: (nights: number | null) => void }

function NightsField({ label, value, onChange }: NightsProps) {
  return (
    <NumberInput
      label={label}
      value={value ?? ''}
      min={1}
      max={MAX_NIGHTS}
      allowDecimal={false}
      onChange={(nights) => onChange(typeof nights === 'number' ? nights : null)}
    />
  )
}
