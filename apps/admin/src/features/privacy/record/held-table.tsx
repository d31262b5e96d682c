import type { ProcessingRecord } from '@innkeeper/api/privacy.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE, type AdminTranslate, useT } from '../../../platform/texts.ts'
import classes from './record.module.css'

type Line = ProcessingRecord['lines'][number]
type Register = ProcessingRecord['registers'][number]
type Props = Pick<ProcessingRecord, 'lines' | 'registers'>

const countryNames = new Intl.DisplayNames([intlLocaleFor(ADMIN_LANGUAGE)], { type: 'region' })

/** What is held, why, how long and who reads it; on a phone each is a block of its own. */
export function HeldTable({ lines, registers }: Props) {
  const t = useT()
  const heads = {
    what: t('privacyRecord.what'),
    why: t('privacyRecord.why'),
    howLong: t('privacyRecord.howLong'),
    who: t('privacyRecord.who'),
  }
  return (
    <section className={classes.part} aria-label={t('privacyRecord.held')}>
      <h2 className={classes.heading}>{t('privacyRecord.held')}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            {Object.values(heads).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.kind}>
              <th scope="row">
                {t(`privacyRecord.kind.${line.kind}`)}
                <span className={classes.quiet}>{t(`privacyRecord.data.${line.kind}`)}</span>
              </th>
              <td data-head={heads.why}>
                {t(`privacyRecord.purpose.${line.kind}`)}
                <span className={classes.quiet}>{t(`privacyRecord.ground.${line.ground}`)}</span>
              </td>
              <td data-head={heads.howLong}>{periodWords(t, line, registers)}</td>
              <td data-head={heads.who}>{line.roles.map((role) => t(`role.${role}`)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function periodWords(t: AdminTranslate, { period: { by, count } }: Line, registers: readonly Register[]) {
  if (by !== 'register') return t(`privacyRecord.period.${by}`, { count: count ?? 0 })
  if (registers.length === 0) return t('privacyRecord.period.register')
  return (
    <ul className={classes.registers}>
      {registers.map(({ name, country, months }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two forms may have one name, and their order stays
        <li key={place}>
          {t('privacyRecord.register', {
            name,
            country: countryNames.of(country) ?? country,
            count: months,
          })}
        </li>
      ))}
    </ul>
  )
}
