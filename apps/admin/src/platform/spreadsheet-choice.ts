import { SPREADSHEETS, type Spreadsheet, usualSpreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { useState } from 'react'
import { useSession } from './session.ts'

/** In the browser: which spreadsheet opens a file depends on the computer it is opened on, not on the property. */
const KEY = 'innkeeper-spreadsheet'

function chosenBefore(): Spreadsheet | null {
  try {
    const stored = localStorage.getItem(KEY)
    return SPREADSHEETS.find((name) => name === stored) ?? null
  } catch {
    return null
  }
}

/** The spreadsheet CSV files are made for: the one chosen on this computer, else the usual one of the country. */
export function useSpreadsheet(): [Spreadsheet, (choice: Spreadsheet) => void] {
  const { property } = useSession()
  const [chosen, setChosen] = useState(chosenBefore)
  const choose = (choice: Spreadsheet) => {
    setChosen(choice)
    try {
      localStorage.setItem(KEY, choice)
    } catch {
      // It holds until the page is left.
    }
  }
  return [chosen ?? usualSpreadsheet(property.timeZone), choose]
}
