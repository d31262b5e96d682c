import type { Visibility } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { Input, SegmentedControl, Stack } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { useUnits } from './api.ts'
import { SegmentSelect } from './segment-select.tsx'
import classes from './visibility.module.css'
import type { SegmentNames } from './visibility-sentence.ts'

type Segmentation = Visibility['segmentation']
type Props = {
  segmentation: Segmentation
  names: SegmentNames
  onChange: (segmentation: Segmentation) => void
}

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
          <SegmentSelect
            label={t('segment.groups')}
            names={names.targetGroups}
            value={segmentation.targetGroups}
            onChange={(targetGroups) => put({ targetGroups })}
            nothingFoundMessage={t('segment.noGroups')}
          />
          <SegmentSelect
            label={t('segment.categories')}
            names={names.unitCategories}
            value={segmentation.unitCategories}
            onChange={(unitCategories) => put({ unitCategories })}
          />
          {isAllowed ? (
            <SegmentSelect
              label={t('segment.units')}
              names={names.units}
              value={segmentation.selection}
              onChange={(selection) => put({ selection })}
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
