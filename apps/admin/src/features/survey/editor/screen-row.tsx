import { NOTE_MAX, TITLE_MAX } from '@innkeeper/domain/survey/constants.ts'
import { ROW_ATTRIBUTE } from '../../../components/drag/row-at.ts'
import rows from '../../../components/drag/row-order/rows.module.css'
import type { RowPlace } from '../../../components/drag/row-order/use-row-order.ts'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { RowButtons } from '../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../components/editing/row-buttons/use-row-words.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'
import { Note } from './note.tsx'
import { NO_WORDS, type Screen, screenEntry } from './survey-draft.ts'
import { WordsField } from './words-field.tsx'

type Props = {
  id: string
  /** Undefined where nobody has written anything on it. */
  screen: Screen | undefined
  number: number
  count: number
  hasQuestions: boolean
  language: number
  missingIn: string | null
  place: RowPlace
  onChange: (screen: Screen) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Where a screen of the survey begins: what stands above its questions. */
export function ScreenRow(props: Props) {
  const { id, screen = NO_WORDS, number, count, hasQuestions, language, missingIn, place } = props
  const t = useT()
  const name = t('surveyEdit.screen', { number })
  const rowWords = useRowWords()
  const { index: main } = useDefaultLanguage()
  return (
    <li
      {...{ [ROW_ATTRIBUTE]: screenEntry(id) }}
      className={`${rows.row} ${classes.screen}`}
      data-drop={place.dropMark ?? undefined}
    >
      <div className={classes.screenHead}>
        <h3>{name}</h3>
        <RowButtons
          words={rowWords(name)}
          place={number - 1}
          count={count}
          onMove={props.onMove}
          onRemove={props.onRemove}
        />
      </div>
      <div className={classes.screenWords} data-translated={language !== main || undefined}>
        <WordsField
          label={t('surveyEdit.screen.title')}
          placeholder={t('surveyEdit.screen.none')}
          words={screen.title}
          language={language}
          max={TITLE_MAX}
          onWords={(title) => props.onChange({ ...screen, title })}
        />
        <WordsField
          label={t('surveyEdit.screen.note')}
          placeholder={t('surveyEdit.screen.none')}
          words={screen.note}
          language={language}
          max={NOTE_MAX}
          onWords={(note) => props.onChange({ ...screen, note })}
        />
      </div>
      {missingIn !== null && (
        <Note about="translation">{t('surveyEdit.missing', { language: missingIn })}</Note>
      )}
      {!hasQuestions && <p className={classes.quiet}>{t('surveyEdit.screen.empty')}</p>}
    </li>
  )
}
