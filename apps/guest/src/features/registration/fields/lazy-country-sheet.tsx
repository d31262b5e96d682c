import type { ListedCountry } from '@innkeeper/api/registration/guest.ts'
import { useState } from 'react'
import { guestPart } from '../../../platform/guest-part.tsx'
import { PartFailedLine } from '../../../platform/part-failed.tsx'
import { partLoader } from '../../../platform/part-loading.ts'

/** The list is wanted after the first screen is read; fetched ahead, it opens at once. */
export const countrySheet = partLoader(() => import('./country-sheet.tsx'))
const CountrySheet = guestPart(countrySheet, (part) => part.CountrySheet)

type LazyCountrySheetProps = {
  isOpen: boolean
  label: string
  chosen: string
  /** The prefixes are what is chosen. */
  isForPhone?: boolean
  onClose: () => void
  onChoose: (country: ListedCountry) => void
}

export function LazyCountrySheet(props: LazyCountrySheetProps) {
  const [wasOpened, setOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <CountrySheet
      {...props}
      pending={null}
      failure={(retry, trouble) => <PartFailedLine retry={retry} trouble={trouble} />}
    />
  )
}
