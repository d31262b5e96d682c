import type { ComponentType } from 'react'
import type { CleaningPartProps } from '../../features/guestbook/boxes/room-cleaning/cleaning-slot.tsx'
import { guestPart } from '../../platform/guest-part.tsx'
import { PartFailedLine } from '../../platform/part-failed.tsx'
import { partLoader } from '../../platform/part-loading.ts'

/*
 * A guest's choice about tomorrow's cleaning as the guestbook lends it a place. Nothing of it is in the first view, which
 * has the words of the hotel and the hours.
 */

type Part = ReturnType<typeof makePart>

const partsByLanguage = new Map<string, Part>()

function makePart(language: string) {
  const loader = partLoader(async () => (await import('./cleaning-parts.tsx')).loadCleaning(language))
  return guestPart(loader, (Loaded: ComponentType<CleaningPartProps>) => Loaded)
}

/** Until it is there the box stands as it does in the first HTML. */
export function LazyCleaning(props: CleaningPartProps) {
  const { language, face, frame } = props
  const Part = partsByLanguage.get(language) ?? makePart(language)
  partsByLanguage.set(language, Part)
  return (
    <Part
      {...props}
      pending={face}
      waiting={face}
      failure={(retry, trouble) => frame(<PartFailedLine retry={retry} trouble={trouble} />)}
    />
  )
}
