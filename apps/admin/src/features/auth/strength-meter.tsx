import { PASSWORD_MIN } from '@innkeeper/domain/auth/account-schema.ts'
import { type PasswordStrength, passwordStrength } from '@innkeeper/domain/auth/password-strength.ts'
import { useT } from '../../platform/texts.ts'
import classes from './strength-meter.module.css'

const BARS: Record<PasswordStrength, number> = { short: 0, weak: 1, fair: 2, strong: 3 }

/** How good a new password is, while it is typed. */
export function StrengthMeter({ password, about }: { password: string; about: readonly string[] }) {
  const t = useT()
  if (!password) return t('password.hint', { min: PASSWORD_MIN })
  const strength = passwordStrength(password, { minLength: PASSWORD_MIN, about })
  return (
    <span className={classes.meter} data-strength={strength} role="status">
      <span className={classes.bars} aria-hidden>
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={classes.bar} data-on={bar <= BARS[strength] || undefined} />
        ))}
      </span>
      {strength === 'short'
        ? t('password.missing', { count: PASSWORD_MIN - [...password].length })
        : t(`password.${strength}`)}
    </span>
  )
}
