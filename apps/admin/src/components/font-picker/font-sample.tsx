import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { previewStack } from './font-name.tsx'
import classes from './font-picker.module.css'
import { sampleLetters } from './sample-letters.ts'

type Props = { family: string; weight?: string; style?: 'normal' | 'italic' }

/** A sentence in the font, with the letters of the property's languages. */
export function FontSample({ family, weight = '400', style = 'normal' }: Props) {
  const t = useT()
  const { languages } = useSession().property
  const letters = sampleLetters(languages.map(({ code }) => code))
  return (
    <p
      className={classes.sample}
      style={{ fontFamily: previewStack(family), fontWeight: weight.split(' ')[0], fontStyle: style }}
    >
      {t('fonts.sample', { letters })}
    </p>
  )
}
