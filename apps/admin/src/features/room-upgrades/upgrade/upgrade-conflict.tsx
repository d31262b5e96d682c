import type { Season } from '@innkeeper/domain/room-upgrades/schema.ts'
import { ConflictDialog } from '../../../components/editing/form/conflict-dialog.tsx'
import type { FieldWords } from '../../../components/editing/form/field-choices.tsx'
import { usePlainWords } from '../../../components/editing/form/use-plain-words.ts'
import { formatDateOnly } from '../../../platform/own-formats.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoney } from '../../../platform/use-money.ts'
import { weekdayNames } from '../../../platform/weekday-names.ts'
import type { UpgradeDraft } from './upgrade-draft.ts'
import type { UpgradeForm } from './upgrade-form.ts'

/** The choice where a colleague changed the same part of the upgrade. */
export function UpgradeConflict({ form }: { form: UpgradeForm }) {
  const t = useT()
  return (
    <ConflictDialog form={form} text={(name) => t('conflict.text', { name })} words={useConflictWords()} />
  )
}

function useConflictWords(): FieldWords {
  const t = useT()
  const plainWords = usePlainWords()
  const { money } = useMoney()
  const seasonWords = ({ from, to, price }: Season) =>
    t('roomUpgrades.seasonWords', { from: formatDateOnly(from), to: formatDateOnly(to), price: money(price) })
  return {
    nameOf: ([part = '', day]) =>
      part === 'weekdayPrices'
        ? (weekdayNames('long')[Number(day)] ?? '')
        : t(`roomUpgrades.part.${part as Exclude<keyof UpgradeDraft, 'weekdayPrices'>}`),
    wordsOf: ([part], value) => {
      switch (part as keyof UpgradeDraft) {
        case 'pricePerNight':
          return money(value as number)
        case 'weekdayPrices':
          return value === null ? t('roomUpgrades.usualPrice') : money(value as number)
        case 'vatRate':
          return value === null ? t('roomUpgrades.lacks.vat') : `${(value as number) / 100} %`
        case 'state':
          return t(`roomUpgrades.state.${value as UpgradeDraft['state']}`)
        case 'seasons':
          return (value as Season[]).map(seasonWords).join('\n')
        case 'roomsPerNight':
          return value === null ? t('roomUpgrades.rooms.counted') : String(value)
        default:
          return plainWords(value) ?? ''
      }
    },
  }
}
