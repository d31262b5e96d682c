import type { Submission } from '@innkeeper/api/registration/submissions.ts'
import { isMaskedField } from '@innkeeper/domain/registration/standard-fields.ts'
import { Detail, DetailList } from '../../../../components/page/detail-list.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from '../submissions.module.css'
import { fieldWords, valueWords, writtenFields } from './field-words.ts'
import { MaskedValue } from './masked-value.tsx'
import { useLabelLanguages } from './use-label-languages.ts'

type Props = { submission: Submission; place: number }

/** What one person wrote; whoever signed comes first, with the signature. */
export function PersonValues({ submission, place }: Props) {
  const t = useT()
  const languages = useLabelLanguages()
  const { body, people, hasSignature, isSignatureDrawn, hasPicture } = submission
  const person = people[place]
  if (!person) return null
  const { kind, values } = person
  const name = [values.firstName, values.lastName].filter(Boolean).join(' ')
  const fields = writtenFields(body, values)
  const isSigner = place === 0
  return (
    <section className={classes.person} aria-label={name || kindWords(t, kind)}>
      <h3 className={classes.personName}>
        <span dir="auto">{name || kindWords(t, kind)}</span>
        {name && <span className={classes.quiet}>{kindWords(t, kind)}</span>}
      </h3>
      <DetailList>
        {fields.map((field) => {
          const label = fieldWords(t, body, field.name, languages)
          const words = valueWords(t, field, values[field.name] ?? '', languages)
          return (
            <Detail key={field.name} label={label}>
              {isMaskedField(field.name) ? (
                <MaskedValue asked={{ person: place, field: field.name }} label={label} words={words} />
              ) : (
                <span className={classes.value} dir="auto">
                  {words}
                </span>
              )}
            </Detail>
          )
        })}
        {isSigner && hasPicture && (
          <Detail label={t('regSubs.field.idPicture')}>
            <MaskedValue
              asked={{ person: place, field: 'idPicture' }}
              label={t('regSubs.field.idPicture')}
              words={t('regSubs.picture.taken')}
            />
          </Detail>
        )}
        {isSigner && hasSignature && (
          <Detail label={t('regSubs.field.signature')}>
            <MaskedValue
              asked={{ person: place, field: 'signature' }}
              label={t('regSubs.field.signature')}
              words={t(isSignatureDrawn ? 'regSubs.signature.drawn' : 'regSubs.signature.typed')}
            />
          </Detail>
        )}
      </DetailList>
    </section>
  )
}

const KINDS = ['main', 'adult', 'spouse', 'underage child'] as const

function kindWords(t: ReturnType<typeof useT>, kind: string): string {
  return t(`regSubs.kind.${KINDS.find((one) => one === kind) ?? 'adult'}`)
}
