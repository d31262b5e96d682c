import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { contentLanguageOf } from '@innkeeper/i18n/content-languages.ts'
import { ActionIcon, Radio, Switch, Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useT } from '../../platform/texts.ts'
import classes from './settings.module.css'

type Props = {
  country: string
  language: PropertyLanguage
  isDefault: boolean
  isFirst: boolean
  isLast: boolean
  /** Why it cannot be removed. */
  refusal: 'default' | 'used' | null
  onMove: (by: -1 | 1) => void
  onVisible: (isVisible: boolean) => void
  onDefault: () => void
  onRemove: () => void
}

export function LanguageRow(props: Props) {
  const { country, language, isDefault, refusal } = props
  const t = useT()
  const name = contentLanguageOf(country)?.title ?? language.title
  return (
    <li className={classes.language}>
      <span>
        <span className={classes.languageName}>{language.title}</span>
        {name !== language.title && <span className={classes.quiet}>{name}</span>}
      </span>
      <Radio
        label={t('languages.default')}
        aria-label={t('languages.defaultOf', { name })}
        name="default-language"
        checked={isDefault}
        onChange={props.onDefault}
      />
      <Tooltip label={t('languages.reason.defaultHidden')} disabled={!isDefault}>
        <Switch
          label={t('languages.visible')}
          aria-label={t('languages.visibleOf', { name })}
          checked={language.isVisible}
          disabled={isDefault}
          onChange={(event) => props.onVisible(event.currentTarget.checked)}
        />
      </Tooltip>
      <span>
        <ActionIcon
          aria-label={t('languages.up', { name })}
          disabled={props.isFirst}
          onClick={() => props.onMove(-1)}
        >
          <IconArrowUp size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('languages.down', { name })}
          disabled={props.isLast}
          onClick={() => props.onMove(1)}
        >
          <IconArrowDown size={18} stroke={1.6} />
        </ActionIcon>
        <Tooltip label={refusal ? t(`languages.reason.${refusal}`) : t('languages.remove', { name })}>
          <ActionIcon
            aria-label={t('languages.remove', { name })}
            {...(refusal ? { 'data-disabled': true } : {})}
            aria-disabled={refusal !== null}
            onClick={() => refusal === null && props.onRemove()}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </span>
    </li>
  )
}
