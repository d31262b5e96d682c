import { TAB_CONTENT_LABEL_MAX, type TabContent } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { TextInput } from '@mantine/core'
import { IconAlertTriangle, IconFileText, IconFileTypePdf } from '@tabler/icons-react'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { RowButtons } from '../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../components/editing/row-buttons/use-row-words.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './contents-field.module.css'

type Props = {
  content: TabContent
  name: string
  isGone: boolean
  /** The language its label is written in now; null while there is nothing to tell it from. */
  language: number | null
  hasError: boolean
  place: number
  count: number
  onLabel: (label: TabContent['label']) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const ICONS = { page: IconFileText, pdf: IconFileTypePdf }

export function ContentRow({ content, name, isGone, language, hasError, ...row }: Props) {
  const t = useT()
  const rowWords = useRowWords()
  const [main, ...others] = useContentLanguages()
  const Icon = ICONS[content.kind]
  const written = [main, ...others].find((each) => each?.index === language)
  return (
    <li className={classes.content}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        {isGone && (
          <span className={classes.problem}>
            <IconAlertTriangle size={14} stroke={1.7} aria-hidden /> {t('tabBar.contents.gone')}
          </span>
        )}
        {written && (
          <TextInput
            lang={written.code}
            aria-label={t('tabBar.contents.label', { name, language: written.title })}
            placeholder={(main && content.label[main.index]) || name}
            maxLength={TAB_CONTENT_LABEL_MAX}
            value={content.label[written.index] ?? ''}
            onChange={(event) =>
              row.onLabel({ ...content.label, [written.index]: event.currentTarget.value })
            }
            error={hasError && written.isDefault}
          />
        )}
      </div>
      <RowButtons
        words={rowWords(name)}
        place={row.place}
        count={row.count}
        onMove={row.onMove}
        onRemove={row.onRemove}
      />
    </li>
  )
}
