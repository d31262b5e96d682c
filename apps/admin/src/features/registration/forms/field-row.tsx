import { type FormBody, type FormField, isCustomField } from '@innkeeper/domain/registration/form-schema.ts'
import { fieldDifference, isNeverAsked, lawOfField } from '@innkeeper/domain/registration/law-checks.ts'
import { ActionIcon, Collapse, Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { RowHandle } from '../../../components/drag/row-order/row-handle.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import type { RowPlace } from '../../../components/drag/row-order/use-row-order.ts'
import { useDragRow } from '../../../components/drag/use-drag-row.ts'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'
import { FieldSettings } from './field-settings.tsx'
import { useFieldSummary } from './field-summary.ts'
import { fieldName, lawSentence } from './law-words.ts'
import { Warning } from './warning.tsx'

type Props = {
  field: FormField
  body: FormBody
  language: number
  onLanguage: (language: number) => void
  /** Just added: it stands open. */
  isNew: boolean
  error: string | undefined
  place: RowPlace
  onChange: (field: FormField) => void
  onRemove: () => void
}

/** A field in one line, with what the law says of it; opened, everything that can be set. */
export function FieldRow(props: Props) {
  const { field, body, language, onLanguage, isNew, error, place, onChange, onRemove } = props
  const t = useT()
  const { index } = useDefaultLanguage()
  const summary = useFieldSummary()
  const [isOpened, { toggle }] = useDisclosure(isNew)
  const { rowProps, handleRef, isCarried } = useDragRow(field.name)
  const name = fieldName(t, field, index)
  const isForbidden = lawOfField(body.country, field.name) === 'forbids'
  const difference = fieldDifference(body.country, field)
  const isOpen = isOpened || (isCustomField(field) && error !== undefined)
  return (
    <li
      {...rowProps}
      className={rows.row}
      data-carried={isCarried || undefined}
      data-drop={place.dropMark ?? undefined}
    >
      <div className={classes.field}>
        <RowHandle handleRef={handleRef} name={name} place={place} />
        <Switch
          className={classes.switch}
          aria-label={t('regForms.turnOn', { name })}
          checked={field.isEnabled}
          aria-invalid={(!isCustomField(field) && error !== undefined) || undefined}
          disabled={isForbidden && !field.isEnabled}
          onChange={(event) => onChange({ ...field, isEnabled: event.currentTarget.checked })}
        />
        <div className={classes.fieldWords}>
          <div className={classes.fieldHead}>
            <span className={classes.fieldName} data-off={!field.isEnabled || undefined}>
              {name}
            </span>
            {field.isEnabled && <span className={classes.quiet}>{summary(field)}</span>}
          </div>
          <p className={classes.quiet}>
            {isCustomField(field) ? t('regForms.own') : lawSentence(t, body.country, field.name)}
          </p>
          {difference && <Warning>{t(`regForms.differs.${difference}`)}</Warning>}
          {!isCustomField(field) && error && <Warning>{error}</Warning>}
          {isNeverAsked(body, field) && <Warning>{t('regForms.neverAsked')}</Warning>}
          {field.name === 'idPicture' && field.isEnabled && (
            <Warning>{t('regForms.advice.idPicture')}</Warning>
          )}
        </div>
        <ActionIcon
          aria-label={t(isOpen ? 'regForms.closeField' : 'regForms.openField', { name })}
          aria-expanded={isOpen}
          disabled={isForbidden}
          onClick={toggle}
        >
          <IconChevronDown
            className={classes.chevron}
            data-open={isOpen || undefined}
            size={18}
            stroke={1.6}
          />
        </ActionIcon>
      </div>
      <Collapse expanded={isOpen} keepMounted={false}>
        <FieldSettings
          field={field}
          language={language}
          onLanguage={onLanguage}
          error={error}
          onChange={onChange}
          onRemove={onRemove}
        />
      </Collapse>
    </li>
  )
}
