import { type OnlyIf, REGISTRATION_CHOICES } from '@innkeeper/domain/automations/schema.ts'
import { Select } from '@mantine/core'
import { SegmentSelect } from '../../components/editing/visibility/segment-select.tsx'
import { useT } from '../../platform/texts.ts'
import type { ConditionNames } from './automation-words.ts'
import classes from './automations.module.css'

type Props = { onlyIf: OnlyIf; names: ConditionNames; onChange: (onlyIf: OnlyIf) => void }

/** Whom it is for; what is left empty asks for nothing. */
export function ConditionFields({ onlyIf, names, onChange }: Props) {
  const t = useT()
  return (
    <div className={classes.conditions}>
      <SegmentSelect
        label={t('automations.onlyIf.groups')}
        placeholder={t('automations.everybody')}
        names={names.targetGroups}
        value={onlyIf.targetGroupIds}
        onChange={(targetGroupIds) => onChange({ ...onlyIf, targetGroupIds })}
      />
      <SegmentSelect
        label={t('automations.onlyIf.except')}
        placeholder={t('automations.nobody')}
        names={names.targetGroups}
        value={onlyIf.exceptTargetGroupIds}
        onChange={(exceptTargetGroupIds) => onChange({ ...onlyIf, exceptTargetGroupIds })}
      />
      <SegmentSelect
        label={t('automations.onlyIf.categories')}
        placeholder={t('automations.onlyIf.anyCategory')}
        names={names.unitCategories}
        value={onlyIf.unitCategoryIds}
        onChange={(unitCategoryIds) => onChange({ ...onlyIf, unitCategoryIds })}
      />
      <SegmentSelect
        label={t('automations.onlyIf.languages')}
        placeholder={t('automations.onlyIf.anyLanguage')}
        names={names.languages}
        value={onlyIf.languages}
        onChange={(languages) => onChange({ ...onlyIf, languages })}
      />
      <Select
        label={t('automations.onlyIf.registration')}
        placeholder={t('automations.onlyIf.anyRegistration')}
        value={onlyIf.registration}
        onChange={(next) =>
          onChange({
            ...onlyIf,
            registration: REGISTRATION_CHOICES.find((choice) => choice === next) ?? null,
          })
        }
        data={REGISTRATION_CHOICES.map((choice) => ({
          value: choice,
          label: t(`automations.onlyIf.registration.${choice}`),
        }))}
        clearable
      />
    </div>
  )
}
