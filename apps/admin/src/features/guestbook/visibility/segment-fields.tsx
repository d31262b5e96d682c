import type { Visibility } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { Input, MultiSelect, SegmentedControl, Stack } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { useUnits } from '../api.ts'
import classes from './visibility.module.css'
import type { SegmentNames } from './visibility-sentence.ts'

type Segmentation = Visibility['segmentation']
type Props = {
  segmentation: Segmentation
  names: SegmentNames
  onChange: (segmentation: Segmentation) => void
}

const optionsOf = (names: ReadonlyMap<string, string>) =>
  [...names].map(([value, label]) => ({ value, label }))
/** Ids whose group or room is gone would stand there as bare ids. */
const known = (ids: string[], names: ReadonlyMap<string, string>) => ids.filter((id) => names.has(id))

/** All guests, or those of some groups, categories and rooms: one of them is enough. */
export function SegmentFields({ segmentation, names, onChange }: Props) {
  const t = useT()
  const { isAllowed } = useUnits()
  const put = (change: Partial<Segmentation>) => onChange({ ...segmentation, ...change })
  return (
    <Input.Wrapper label={t('segment.title')} labelElement="div">
      <div>
        <SegmentedControl
          mt={6}
          value={segmentation.all ? 'all' : 'some'}
          onChange={(next) => put({ all: next === 'all' })}
          data={[
            { value: 'all', label: t('segment.all') },
            { value: 'some', label: t('segment.some') },
          ]}
        />
      </div>
      {!segmentation.all && (
        <Stack gap="sm" mt="sm">
          <MultiSelect
            label={t('segment.groups')}
            placeholder={segmentation.targetGroups.length === 0 ? t('segment.choose') : undefined}
            data={optionsOf(names.targetGroups)}
            value={known(segmentation.targetGroups, names.targetGroups)}
            onChange={(targetGroups) => put({ targetGroups })}
            nothingFoundMessage={t('segment.noGroups')}
            searchable
            clearable
          />
          <MultiSelect
            label={t('segment.categories')}
            placeholder={segmentation.unitCategories.length === 0 ? t('segment.choose') : undefined}
            data={optionsOf(names.unitCategories)}
            value={known(segmentation.unitCategories, names.unitCategories)}
            onChange={(unitCategories) => put({ unitCategories })}
            searchable
            clearable
          />
          {isAllowed ? (
            <MultiSelect
              label={t('segment.units')}
              placeholder={segmentation.selection.length === 0 ? t('segment.choose') : undefined}
              data={optionsOf(names.units)}
              value={known(segmentation.selection, names.units)}
              onChange={(selection) => put({ selection })}
              searchable
              clearable
              limit={100}
            />
          ) : (
            <p className={classes.quiet}>
              {t('segment.unitsForbidden', { count: segmentation.selection.length })}
            </p>
          )}
          <p className={classes.quiet}>{t('segment.hint')}</p>
        </Stack>
      )}
    </Input.Wrapper>
  )
}
