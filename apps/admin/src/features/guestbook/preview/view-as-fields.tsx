import { Button, Group, MultiSelect, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DayInput } from '../../../components/day-input/day-input.tsx'
import { TimeField } from '../../../components/editing/hours/time-field.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { targetGroupsQuery, useUnits } from '../../../components/editing/visibility/api.ts'
import { useT } from '../../../platform/texts.ts'
import { GuestSelect } from './guest-select.tsx'
import { FIRST_VIEW, type ViewChoice, viewOfGuest } from './view-as.ts'

type Props = { choice: ViewChoice; onChoice: (choice: ViewChoice) => void }

/** Any guest, room, group, date, time and language. */
export function ViewAsFields({ choice, onChoice }: Props) {
  const t = useT()
  const languages = useContentLanguages()
  const { units } = useUnits()
  const { data } = useQuery(targetGroupsQuery)
  const [categories, groups] = [data?.categories ?? [], data?.groups ?? []]
  const put = (change: Partial<ViewChoice>) => onChoice({ ...choice, ...change })
  const isQr = choice.state === 'qr'
  return (
    // The focus comes here first: in the first field it would open its list.
    <Stack gap="sm" tabIndex={-1} data-autofocus>
      <GuestSelect
        chosen={choice.guest}
        onGuest={(guest) =>
          guest
            ? onChoice(viewOfGuest(choice, guest, { units, categories, groups }))
            : put({ guest: null, unit: null, unitCategory: null, targetGroups: [] })
        }
      />
      {units.length > 0 && (
        <Select
          label={t('preview.unit')}
          placeholder={t('preview.anyUnit')}
          value={choice.unit}
          onChange={(unit) =>
            put({
              unit,
              guest: null,
              unitCategory: units.find(({ id }) => id === unit)?.categoryId ?? choice.unitCategory,
            })
          }
          data={units.map(({ id, code }) => ({ value: id, label: code }))}
          disabled={isQr}
          searchable
          clearable
          limit={100}
          comboboxProps={{ withinPortal: false }}
        />
      )}
      <Select
        label={t('preview.category')}
        placeholder={t('preview.anyCategory')}
        value={choice.unitCategory}
        onChange={(unitCategory) => put({ unitCategory, unit: null, guest: null })}
        data={categories.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={isQr}
        clearable
        comboboxProps={{ withinPortal: false }}
      />
      <MultiSelect
        label={t('segment.groups')}
        placeholder={choice.targetGroups.length === 0 ? t('preview.anyGroup') : undefined}
        value={choice.targetGroups}
        onChange={(targetGroups) => put({ targetGroups, guest: null })}
        data={groups.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={isQr}
        clearable
        comboboxProps={{ withinPortal: false }}
      />
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <DayInput
          label={t('preview.date')}
          value={choice.date ?? ''}
          onDay={(day) => put({ date: day || null })}
        />
        <TimeField label={t('preview.time')} value={choice.time} onChange={(time) => put({ time })} />
      </Group>
      <Select
        label={t('preview.language')}
        value={choice.language === null ? String(languages[0]?.index) : String(choice.language)}
        onChange={(next) => put({ language: next === null ? null : Number(next) })}
        data={languages.map(({ index, title }) => ({ value: String(index), label: title }))}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
      />
      <Button variant="default" onClick={() => onChoice({ ...FIRST_VIEW, state: choice.state })}>
        {t('preview.reset')}
      </Button>
    </Stack>
  )
}
