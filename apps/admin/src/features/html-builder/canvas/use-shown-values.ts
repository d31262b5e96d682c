import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { useMemo } from 'react'
import { useSampleValues } from '../../../components/editing/placeholders/use-sample-values.ts'
import { useView } from '../editor/editor-session.ts'
import { shownValues } from './shown-values.ts'

/** What placeholders say on the canvas, in a text of this language, to whoever was chosen. */
export function useShownValues(language: string): PlaceholderValues {
  const guest = useView((view) => view.guest)
  const samples = useSampleValues(language)
  return useMemo(() => shownValues(guest, samples, language), [guest, samples, language])
}
