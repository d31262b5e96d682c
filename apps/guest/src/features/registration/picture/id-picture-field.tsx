import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { type ReactNode, useId } from 'react'
import styles from './id-picture-field.module.css'
import { pictureProblem } from './picture-problem.ts'
import { usePictureSending } from './use-picture-sending.ts'

/** HEIC is not among them, which makes a phone hand over its photographs converted. */
const CAMERA = 'image/jpeg,image/png,image/webp'
const PERCENT = 100

type IdPictureFieldProps = {
  hotel: string
  booking: string
  /** The id of the picture that was sent. */
  value: string | null
  onChange: (pictureId: string | null) => void
  error?: string | undefined
}

/** A photograph of the identity document, sent as soon as it is taken. The page shows it from memory alone. */
export function IdPictureField({ hotel, booking, value, onChange, error }: IdPictureFieldProps) {
  const t = useTexts<RegistrationTranslate>()
  const id = useId()
  const { sending, preview, canRetry, choose, retry, remove } = usePictureSending({
    hotel,
    booking,
    onSent: onChange,
  })
  const problem = sending.state === 'refused' ? pictureProblem(sending.code) : null
  const isSent = value !== null && sending.state !== 'sending' && !problem
  const percent = sending.state === 'sending' ? Math.round(sending.share * PERCENT) : 0
  const words = problem ? t(problem.words) : error
  const described = `${id}-error`
  const discard = () => {
    remove()
    onChange(null)
  }
  const camera = (label: ReactNode, className: string | undefined) => (
    <label className={className}>
      {label}
      <input
        id="idPicture"
        type="file"
        accept={CAMERA}
        capture="environment"
        aria-describedby={described}
        aria-invalid={words !== undefined || undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (!file) return
          onChange(null)
          void choose(file)
        }}
      />
    </label>
  )
  return (
    <div className={styles.field}>
      {sending.state === 'none' && value === null ? (
        camera(
          <>
            <IconCamera size={26} stroke={1.5} aria-hidden="true" />
            <span>
              <strong>{t('picture.take')}</strong>
              <small>{t('picture.how')}</small>
            </span>
          </>,
          classNames(styles.empty, words !== undefined && styles.invalid),
        )
      ) : (
        <div className={classNames(styles.card, words !== undefined && styles.invalid)}>
          {preview ? (
            <img className={styles.preview} src={preview} alt={t('picture.preview')} />
          ) : (
            <span className={styles.preview}>
              <IconCamera size={24} stroke={1.5} aria-hidden="true" />
            </span>
          )}
          <div className={styles.state}>
            <p role="status" className={classNames(styles.words, isSent && styles.sent)}>
              {isSent && <IconCheck size={18} stroke={2.25} aria-hidden="true" />}
              {isSent && t('picture.sent')}
              {sending.state === 'sending' && t('picture.sending')}
              {problem && t('picture.notSent')}
            </p>
            {sending.state === 'sending' && (
              <progress
                className={styles.progress}
                max={PERCENT}
                value={percent}
                aria-label={t('picture.sending')}
              />
            )}
            <p className={styles.actions}>
              {problem?.mayRetry && canRetry && (
                <button type="button" className={styles.action} onClick={retry}>
                  {t('action.tryAgain')}
                </button>
              )}
              {sending.state !== 'sending' && camera(t('picture.again'), styles.action)}
              <button type="button" className={styles.action} onClick={discard}>
                {t('picture.remove')}
              </button>
            </p>
          </div>
        </div>
      )}
      <p id={`${id}-error`} className={styles.error} role={problem ? 'alert' : undefined} hidden={!words}>
        {words}
      </p>
    </div>
  )
}
